import type { Plugin } from 'vite';
export function painter(): Plugin;
