import type { FactionId } from '../../../model/factions.ts';
import type { LeaderId } from '../../../model/leaders.ts';
import type { TerritoryId } from '../../../model/territories.ts';

/**
 * The Kwisatz Haderach of a faction that can get one. The owner alone knows the number of lost forces, because that
 * number shows whether the Kwisatz Haderach is awake. `usedIn` binds the Kwisatz Haderach to one territory until the
 * battle phase ends.
 */
export interface KwisatzHaderach {
  readonly of: FactionId;
  /** The number of own forces lost in battles in this game. Secret. */
  readonly losses: number;
  readonly where: 'ready' | 'tanks';
  readonly usedIn: TerritoryId | null;
  /**
   * The leader or cheap hero that the Kwisatz Haderach accompanied in that territory, in public. The value is `null` if
   * there was no such leader, and if the desk entered the use.
   */
  readonly usedWith: LeaderId | 'cheap-hero' | null;
  /** How many of these lost forces fell in the latest turn with losses. Secret. */
  readonly lostIn: { readonly turn: number; readonly count: number };
}

/** The slice of this feature. */
export interface KwisatzHaderachSlice {
  /** The Kwisatz Haderach; `null` if no faction at this table can get one. */
  readonly kwisatzHaderach: KwisatzHaderach | null;
}

/** The part of this feature in the opening event. */
export interface KwisatzHaderachOpening {
  /** The faction that can get the Kwisatz Haderach; `null` if no faction at this table can get the Kwisatz Haderach. */
  readonly kwisatzHaderach: FactionId | null;
}

/** The events of this feature. */
export type KwisatzHaderachEvent =
  /** The Kwisatz Haderach is killed. Only a lasgun with a shield kills it. */
  | { readonly type: 'KwisatzHaderachKilled'; readonly of: FactionId }
  | { readonly type: 'KwisatzHaderachRevived'; readonly of: FactionId };

/** The log lines of this feature. */
export type KwisatzHaderachLogFact =
  { readonly code: 'kwisatz-haderach-killed' } | { readonly code: 'kwisatz-haderach-revived' };

/** The physical actions of this feature. */
export type KwisatzHaderachMove =
  /** The owner lays the counter of losses ready next to the shield. */
  | { readonly kind: 'lay-out-kwisatz-haderach' }
  | { readonly kind: 'kwisatz-haderach-to-tanks' }
  | { readonly kind: 'kwisatz-haderach-from-tanks' };

/** The public view of the Kwisatz Haderach. Only its owner knows whether it is awake. */
export interface KwisatzHaderachView {
  readonly of: FactionId;
  readonly where: 'ready' | 'tanks';
  readonly usedIn: TerritoryId | null;
}

/** The public view of this feature. */
export interface KwisatzHaderachPublicView {
  /** The Kwisatz Haderach; `null` if no faction at this table can get one. */
  readonly kwisatzHaderach: KwisatzHaderachView | null;
}

/** The own view of this feature. */
export interface KwisatzHaderachOwnView {
  /**
   * How many own forces were lost in battles, and how many losses wake the Kwisatz Haderach; `null` for all other
   * factions.
   */
  readonly battleLosses: { readonly lost: number; readonly needed: number; readonly isAwake: boolean } | null;
}

/**
 * The place of the Kwisatz Haderach, and the territory where it was used this phase; `null` if it was not used. The
 * place is `ready` even before the Kwisatz Haderach wakes.
 */
export interface KwisatzHaderachFact {
  readonly kind: 'kwisatz-haderach';
  readonly where: 'ready' | 'tanks';
  readonly usedIn: TerritoryId | null;
}

/** Own forces lost in all battles so far, which wake the Kwisatz Haderach. */
export interface LossesSecret {
  readonly kind: 'battle-losses';
  readonly losses: number;
}

/** The refusals of these facts and secrets. */
export type KwisatzHaderachRefusal =
  { readonly code: 'no-kwisatz-haderach' } | { readonly code: 'kwisatz-haderach-is-dead' };

/** The contract of the Kwisatz Haderach. */
export interface KwisatzHaderachContract {
  readonly refusal: KwisatzHaderachRefusal;
  readonly fact: KwisatzHaderachFact;
  readonly secret: LossesSecret;
  readonly opening: KwisatzHaderachOpening;
  readonly slice: KwisatzHaderachSlice;
  readonly event: KwisatzHaderachEvent;
  readonly logFact: KwisatzHaderachLogFact;
  readonly action: KwisatzHaderachMove;
  readonly publicView: KwisatzHaderachPublicView;
  readonly ownView: KwisatzHaderachOwnView;
}
