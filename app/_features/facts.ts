import type { PublicFact, PublicFactOf, TableView } from '#client';
import type { Draft } from '#app/_components/state-editor/draft.ts';
import type { Entered } from '#app/_components/state-editor/entered.ts';
import { DESK } from './desk.ts';

// A check of the contracts makes sure that no two features have the same fact.
const BY_KIND = Object.assign(
  {},
  ...Object.values(DESK).map((parts) => ('facts' in parts ? parts.facts : {})),
) as Readonly<Record<PublicFact['kind'], Entered>>;

/** Returns the editor of a fact. */
export const enteredAs = ({ kind }: Pick<PublicFact, 'kind'>): Entered => BY_KIND[kind];

/** Returns the subject of a fact, so that a later value of the same subject replaces an earlier one. */
export const keyOf = (fact: PublicFact): string => `${fact.kind} ${enteredAs(fact).which?.(fact) ?? ''}`.trimEnd();

/** Returns the same fact with its present value on the table. */
export const standing = <Fact extends PublicFact>(table: TableView, fact: Fact): PublicFactOf<Fact['kind']> =>
  enteredAs(fact).stands(table, fact) as PublicFactOf<Fact['kind']>;

/** Returns the fact from the draft, or else its present value. */
export const drafted = <Fact extends PublicFact>(
  table: TableView,
  draft: Draft,
  fact: Fact,
): PublicFactOf<Fact['kind']> =>
  (draft.get(keyOf(fact)) as PublicFactOf<Fact['kind']> | undefined) ?? standing(table, fact);
