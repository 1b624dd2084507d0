// The story of a game as the server tells it, in rows that a page can show.
export interface Row {
  name: string;
  value: string;
}

function shown(value: unknown): string {
  if (typeof value === 'number') return Number.isInteger(value) ? String(value) : value.toFixed(1);
  if (Array.isArray(value)) return value.map(shown).join(' · ');
  return String(value);
}

function rowsOf(from: unknown): Row[] {
  if (Array.isArray(from))
    return from.flatMap((each) => {
      if (typeof each !== 'object' || each === null) return [];
      const fields = each as Record<string, unknown>;
      const name = fields['title'] ?? fields['text'] ?? fields['name'] ?? fields['id'];
      const value = fields['count'] ?? fields['value'] ?? fields['n'];
      return name !== undefined && value !== undefined ? [{ name: String(name), value: shown(value) }] : [];
    });
  if (typeof from === 'object' && from !== null)
    return Object.entries(from).map(([name, value]) => ({ name, value: shown(value) }));
  return [];
}

/** What the dice gave and what was to be expected. */
export function luckOf(luck: unknown): Row[] {
  return rowsOf(luck).map((row) => ({ name: `luck.${row.name}`, value: row.value }));
}

/** What each seat did, counted. */
export function deedsOf(deeds: unknown): { seat: number; counts: Row[] }[] {
  if (!Array.isArray(deeds)) return [];
  return deeds.flatMap((each, index) => {
    if (typeof each !== 'object' || each === null) return [];
    const fields = each as Record<string, unknown>;
    const seat = typeof fields['seat'] === 'number' ? fields['seat'] : index;
    const counts = rowsOf(fields['deeds'] ?? fields['counts'] ?? fields['did']);
    return [{ seat, counts }];
  });
}
