import type { OptionId } from '../../model/editions.ts';
import type { RulesDiff } from '../../powers/rules.ts';

/** An option of a table, and its changes. The edition says which options it offers. */
export interface TableOption extends RulesDiff {
  readonly id: OptionId;
  /** Options that have no effect if this one is chosen too. */
  readonly outranks?: readonly OptionId[];
  /** Options that contradict this one, so that a table cannot choose both. */
  readonly excludes?: readonly OptionId[];
}

/** The options of one theme. */
export type TableOptions = { readonly [Id in OptionId]?: TableOption & { readonly id: Id } };
