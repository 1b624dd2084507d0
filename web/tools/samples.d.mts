export function engine(requests: unknown[]): Record<string, unknown>[];
export function samples(): Record<string, unknown>;
