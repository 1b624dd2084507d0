// What the server refuses, in the reader's language. The server says it in English, with a code; whoever
// reads another language is told by the code, if there is a sentence for it.
import type { Failure } from './protocol';
import { knows, language, say } from './words.svelte';

export function told(failure: Failure): Failure {
  if ((language() === 'en' && failure.message) || !knows(`refused.${failure.code}`)) return failure;
  return { ...failure, message: say(`refused.${failure.code}`, { rule: ruleOf(failure) }) };
}

/** The rule that a refusal begins with, such as "CT-084 forbids it: ...". */
function ruleOf(failure: Failure): string {
  return /^[A-Z]+-\d+/.exec(failure.message ?? '')?.[0] ?? '';
}
