import type { FeatureFacts, PublicFact, PublicFactOf, TableView } from '#client';
import type { Draft } from './draft.ts';

/** In which order values are set that were entered together. */
export const MOMENTS = [
  /** What frees forces or ends an alliance, before what needs them. */
  'frees',
  /** Leaders are alive before they have fought. */
  'lives',
  'usual',
  /** What is said of forces, once they are placed. */
  'last',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** How one kind of fact is entered at the desk. */
export interface Entered<Fact extends PublicFact = PublicFact> {
  /** Which one of its kind it is, so that a later value of the same replaces an earlier one; nothing where there is one. */
  readonly which?: (fact: Fact) => string;
  /** The same fact with the value that stands on the table now. */
  readonly stands: (table: TableView, fact: Fact) => Fact;
  /** When it is set; `usual` where nothing is said. */
  readonly moment?: (fact: Fact, was: Fact) => Moment;
  /** How it is laid into a draft, where it changes more than its own value. */
  readonly laidInto?: (table: TableView, draft: Draft, fact: Fact) => Draft;
}

/** How what is one feature’s is entered, each kind of it. */
export type EnteredFacts<Feature extends keyof FeatureFacts> = {
  readonly [Kind in FeatureFacts[Feature]]: Entered<PublicFactOf<Kind>>;
};
