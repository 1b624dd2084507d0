// A table's log as a file of the browser's.
import { api } from './api';

export async function downloadLog(id: string, token: string | undefined, game = 'table'): Promise<void> {
  if (!token) return;
  const blob = await api.log(id, token);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${game}-${id}.tavola`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Refusals of a table that is kept and cannot go on in this version. */
export function isStranded(code: string | undefined): boolean {
  return code === 'other_content' || code === 'other_engine' || code === 'damaged';
}
