import type { FeatureFacts, PublicFact, PublicFactOf, TableView } from '#client';
import type { Draft } from '#app/_components/state-editor/draft.ts';
import type { Entered, EnteredFacts } from '#app/_components/state-editor/entered.ts';
import { facts as kwisatzHaderach } from './kwisatz-haderach/fact-editors.ts';
import { facts as pieces } from './pieces/fact-editors.ts';
import { facts as specialKarama } from './special-karama/fact-editors.ts';
import { facts as spiceBlow } from './spice-blow/fact-editors.ts';
import { facts as stormCard } from './storm-card/fact-editors.ts';
import { facts as storm } from './storm/fact-editors.ts';
import { facts as turn } from './turn/fact-editors.ts';

/** How what each feature has on the board is entered at the desk; one that is missing does not compile. */
const FACTS: { readonly [Feature in keyof FeatureFacts]: EnteredFacts<Feature> } = {
  pieces,
  turn,
  storm,
  spiceBlow,
  stormCard,
  specialKarama,
  kwisatzHaderach,
};

// No two features have the same on the board, which a check of the contracts holds.
const BY_KIND = Object.assign({}, ...Object.values(FACTS)) as Readonly<Record<PublicFact['kind'], Entered>>;

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
