// Choices with words in common, such as gifts to everybody who stands here, lie folded under those
// words where there are many: one press opens them.
import type { Option } from '../../scene';

export interface Fold {
  under: string;
  options: Option[];
}

/** So many fit the dock without being folded. */
const few = 8;

export function foldsOf(options: readonly Option[]): { plain: Option[]; folds: Fold[] } {
  const folds = new Map<string, Option[]>();
  if (options.length > few)
    for (const option of options)
      if (option.under) folds.set(option.under, [...(folds.get(option.under) ?? []), option]);
  const found = [...folds].filter(([, group]) => group.length > 1).map(([under, group]) => ({ under, options: group }));
  const hidden = new Set(found.flatMap((fold) => fold.options));
  return { plain: options.filter((each) => !hidden.has(each)), folds: found };
}
