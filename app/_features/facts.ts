import type { PublicFact, PublicFactOf, TableView } from '#client';
import type { Draft } from '#app/_components/state-editor/draft.ts';
import type { Entered } from '#app/_components/state-editor/entered.ts';
import { DESK } from './desk.ts';

// No two features have the same on the board, which a check of the contracts holds.
const BY_KIND = Object.assign(
  {},
  ...Object.values(DESK).map((parts) => ('facts' in parts ? parts.facts : {})),
) as Readonly<Record<PublicFact['kind'], Entered>>;

/** How a fact is entered. */
export const enteredAs = ({ kind }: Pick<PublicFact, 'kind'>): Entered => BY_KIND[kind];

/** What a fact is about, so that a later value of the same replaces an earlier one. */
export const keyOf = (fact: PublicFact): string => `${fact.kind} ${enteredAs(fact).which?.(fact) ?? ''}`.trimEnd();

/** The same fact with the value that stands on the table now. */
export const standing = <Fact extends PublicFact>(table: TableView, fact: Fact): PublicFactOf<Fact['kind']> =>
  enteredAs(fact).stands(table, fact) as PublicFactOf<Fact['kind']>;

/** The fact as the draft has it, else as it stands. */
export const drafted = <Fact extends PublicFact>(
  table: TableView,
  draft: Draft,
  fact: Fact,
): PublicFactOf<Fact['kind']> =>
  (draft.get(keyOf(fact)) as PublicFactOf<Fact['kind']> | undefined) ?? standing(table, fact);
