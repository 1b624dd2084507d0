/** By kind of eyes, the pairs of colours of one set of tokens that are alike. */
export function alike(css: string): { kind: string; pairs: string[] }[];
