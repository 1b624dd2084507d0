import type { Plugin } from 'vite';
export function icons(): Plugin;
export function games(): string[];
export function packGame(game: string): Record<string, string>;
export function packClient(): Record<string, string>;
