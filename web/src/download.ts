// A table's log as a file of the browser's.
import { api } from './api';
import type { Lang } from './protocol';

function keep(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

export async function downloadLog(id: string, token: string | undefined, game = 'table'): Promise<void> {
  if (!token) return;
  keep(await api.log(id, token), `${game}-${id}.tavola`);
}

/** All chapters of a campaign; it is brought back as a table is. */
export async function downloadCampaign(id: string, tokens: readonly string[], game: string): Promise<void> {
  keep(await api.campaignFile(id, tokens), `${game}-${id}.campaign.tavola`);
}

/** What was read out, as a page to print. */
export async function downloadStory(id: string, tokens: readonly string[], lang: Lang, game = 'table'): Promise<void> {
  keep(await api.story(id, tokens, lang), `${game}-${id}.html`);
}

/** Refusals of a table that is kept and cannot go on in this version. */
export function isStranded(code: string | undefined): boolean {
  return (
    code === 'other_content' ||
    code === 'other_engine' ||
    code === 'other_format' ||
    code === 'damaged' ||
    code === 'table_halted'
  );
}
