import type { FeatureFacts, PublicFact, PublicFactOf, TableView } from '#client';
import type { Draft } from './draft.ts';

/** The order in which values are set that a moderator has entered together. */
export const MOMENTS = [
  /** Facts that free forces or end an alliance come before facts that need them. */
  'frees',
  /** Facts that revive leaders come before facts about leaders that have fought. */
  'lives',
  'usual',
  /** Facts about placed forces come last. */
  'last',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** The way in which one kind of fact is entered at the desk. */
export interface Entered<Fact extends PublicFact = PublicFact> {
  /**
   * Returns which fact of its kind this is, so that a later value replaces an earlier one; left out if a kind has only
   * one fact.
   */
  readonly which?: (fact: Fact) => string;
  /** Returns the same fact with the present value of the table. */
  readonly stands: (table: TableView, fact: Fact) => Fact;
  /** The place of the fact in the order of changes; `usual` by default. */
  readonly moment?: (fact: Fact, was: Fact) => Moment;
  /** The effect of the fact on a draft, if it changes more than its own value. */
  readonly laidInto?: (table: TableView, draft: Draft, fact: Fact) => Draft;
}

/** The entry of each kind of a feature’s facts. */
export type EnteredFacts<Feature extends keyof FeatureFacts> = {
  readonly [Kind in FeatureFacts[Feature]]: Entered<PublicFactOf<Kind>>;
};
