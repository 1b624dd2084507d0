// Sentences of the game with the rules they cite taken out, so that each can be pressed.
export type Part = { text: string } | { rule: string };

export function parts(sentence: string): Part[] {
  const found: Part[] = [];
  let from = 0;
  for (const match of sentence.matchAll(/\b[A-Z]{2}-\d{3}\b/g)) {
    if (match.index > from) found.push({ text: sentence.slice(from, match.index) });
    found.push({ rule: match[0] });
    from = match.index + match[0].length;
  }
  if (from < sentence.length) found.push({ text: sentence.slice(from) });
  return found;
}
