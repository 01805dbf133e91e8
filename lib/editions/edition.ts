import type { RulesDiff } from '../powers/rules.ts';
import type { EditionId, Layer, OptionId } from '../model/editions.ts';
import type { FactionId } from '../model/factions.ts';

/** What a layer changes, and what it leaves to the table besides. */
export interface LayerDiff extends RulesDiff {
  readonly options?: readonly OptionId[];
}

/** A rulebook: what it changes of its parent, and what it offers to tables. Everything about it stands in its one file. */
export interface Edition extends RulesDiff {
  readonly id: EditionId;
  /** The edition whose values it takes over; `base` is the neutral one. */
  readonly over: EditionId | 'base';
  /** How much of it Mentat plays; each layer with what it changes on top. */
  readonly layers: { readonly [L in Layer]?: LayerDiff };
  /** What it leaves to the table, in whatever layer. */
  readonly options: readonly OptionId[];
  /** Whether two people may play two factions each. */
  readonly twoFactionsEach: boolean;
  /** Factions that the rulebook advises for so many people, from two to five; none where it is silent. */
  readonly lineUps: readonly (readonly FactionId[])[];
}
