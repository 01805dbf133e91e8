import type { RulesDiff } from '../powers/rules.ts';
import type { EditionId, Layer, OptionId } from '../model/editions.ts';
import type { FactionId } from '../model/factions.ts';
import type { ModuleId } from '../model/modules.ts';

/** The changes of a layer, and the options that the table has only in this layer. */
export interface LayerDiff extends RulesDiff {
  readonly options?: readonly OptionId[];
}

/** A rulebook: its changes of the parent edition, and its options for tables. One file holds everything about it. */
export interface Edition extends RulesDiff {
  readonly id: EditionId;
  /** The edition whose values it inherits; `base` is the neutral one. */
  readonly over: EditionId | 'base';
  /** The layers that Mentat plays, each with its changes. */
  readonly layers: { readonly [L in Layer]?: LayerDiff };
  /** The options for the table in any layer. */
  readonly options: readonly OptionId[];
  /** The options that a new table has until its host switches them off; none if the field is missing. */
  readonly chosenFirst?: readonly OptionId[];
  /** The modules that always belong to the game; none if the field is missing. */
  readonly includes?: readonly ModuleId[];
  /** Whether the rulebook is not whole, so that no new table is offered it. */
  readonly isUnfinished?: true;
  /** Whether two players may have two factions each. */
  readonly twoFactionsEach: boolean;
  /** The factions that the rulebook recommends for two to five players; none if it recommends none. */
  readonly lineUps: readonly (readonly FactionId[])[];
}
