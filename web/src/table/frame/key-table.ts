// Every key of the page of a table, in one place: what it does while something is staged, and while one
// decides or waits. The keys of options come before all of these.
export type Action =
  | 'next'
  | 'skip'
  | 'card'
  | 'look'
  | 'again'
  | 'aside'
  | 'standard'
  | 'keys'
  | 'undo'
  | 'hint'
  | 'back'
  | 'board-before'
  | 'board-after'
  | 'waited'
  | 'read';

export interface KeyUse {
  action: Action;
  keys: readonly string[];
  /** While something is staged, at any other time, or while a page lies open, which comes first. */
  when: 'stage' | 'table' | 'page';
  says: string;
}

export const keyTable: readonly KeyUse[] = [
  { action: 'next', keys: [' ', 'Enter', 'ArrowRight', 'ArrowDown', 'PageDown'], when: 'stage', says: 'keys.next' },
  { action: 'skip', keys: ['Escape'], when: 'stage', says: 'keys.skip' },
  { action: 'card', keys: ['c'], when: 'stage', says: 'keys.card' },
  { action: 'look', keys: ['l'], when: 'stage', says: 'keys.look' },
  { action: 'again', keys: ['r'], when: 'stage', says: 'keys.again' },
  { action: 'aside', keys: ['b'], when: 'stage', says: 'keys.aside' },
  { action: 'standard', keys: ['Enter'], when: 'table', says: 'keys.standard' },
  { action: 'keys', keys: ['?'], when: 'table', says: 'keys.rule' },
  { action: 'undo', keys: ['u'], when: 'table', says: 'keys.undo' },
  { action: 'hint', keys: ['h'], when: 'table', says: 'keys.hint' },
  { action: 'back', keys: ['Escape'], when: 'table', says: 'keys.back' },
  { action: 'board-before', keys: [','], when: 'table', says: 'keys.board_before' },
  { action: 'board-after', keys: ['.'], when: 'table', says: 'keys.board_after' },
  { action: 'aside', keys: ['b'], when: 'table', says: 'keys.aside' },
  { action: 'card', keys: ['c'], when: 'table', says: 'keys.card' },
  { action: 'look', keys: ['l'], when: 'table', says: 'keys.look' },
  { action: 'waited', keys: ['w'], when: 'table', says: 'keys.waited' },
  { action: 'again', keys: ['r'], when: 'table', says: 'keys.again' },
  { action: 'read', keys: ['r'], when: 'page', says: 'keys.read' },
];

/** What a key does then. Letters do the same however they are written. */
export const actionOf = (key: string, when: KeyUse['when']): Action | null =>
  keyTable.find(
    (use) =>
      use.when === when && use.keys.some((each) => each === key || (key.length === 1 && each === key.toLowerCase())),
  )?.action ?? null;

/** Each use once, for a list to be read. */
export const listed: readonly KeyUse[] = keyTable.filter(
  (use, at) => keyTable.findIndex((each) => each.says === use.says) === at,
);
