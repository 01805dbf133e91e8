import type { FactionId } from '../../../model/factions.ts';
import type { TerritoryId } from '../../../model/territories.ts';

/**
 * The Kwisatz Haderach of the faction that may come to have one. Whether it is awake is told by the losses, and so
 * their owner's secret; `usedIn` binds it to one territory until the battle phase ends.
 */
export interface KwisatzHaderach {
  readonly of: FactionId;
  /** Own forces lost in battles since the game began. Secret. */
  readonly losses: number;
  readonly where: 'ready' | 'tanks';
  readonly usedIn: TerritoryId | null;
}

/** What the state has of it. */
export interface KwisatzHaderachSlice {
  /** `null` where nobody at this table can come to have one. */
  readonly kwisatzHaderach: KwisatzHaderach | null;
}

/** What the opening of a table says of it. */
export interface KwisatzHaderachOpening {
  /** Who may come to have it; `null` where nobody at this table does. */
  readonly kwisatzHaderach: FactionId | null;
}

/** What becomes of it. */
export type KwisatzHaderachEvent =
  /** Only a lasgun meeting a shield kills it. */
  | { readonly type: 'KwisatzHaderachKilled'; readonly of: FactionId }
  | { readonly type: 'KwisatzHaderachRevived'; readonly of: FactionId };

/** What is told of it. */
export type KwisatzHaderachLogFact =
  { readonly code: 'kwisatz-haderach-killed' } | { readonly code: 'kwisatz-haderach-revived' };

/** What hands do with it. */
export type KwisatzHaderachMove =
  /** What its player counts losses with lies ready, beside the shield. */
  | { readonly kind: 'lay-out-kwisatz-haderach' }
  | { readonly kind: 'kwisatz-haderach-to-tanks' }
  | { readonly kind: 'kwisatz-haderach-from-tanks' };

/** The Kwisatz Haderach as everybody may see it: whether it is awake yet, only its owner knows. */
export interface KwisatzHaderachView {
  readonly of: FactionId;
  readonly where: 'ready' | 'tanks';
  readonly usedIn: TerritoryId | null;
}

/** What everybody sees of it. */
export interface KwisatzHaderachPublicView {
  /** `null` where nobody at this table can come to have it. */
  readonly kwisatzHaderach: KwisatzHaderachView | null;
}

/** What one faction alone sees of it. */
export interface KwisatzHaderachOwnView {
  /** How many own forces were lost in battles, and how many wake it; `null` for all who have none. */
  readonly battleLosses: { readonly lost: number; readonly needed: number } | null;
}

/** The Kwisatz Haderach, and where it has been used this phase; `null` when nowhere. Awake or not, it is `ready`. */
export interface KwisatzHaderachFact {
  readonly kind: 'kwisatz-haderach';
  readonly where: 'ready' | 'tanks';
  readonly usedIn: TerritoryId | null;
}

/** Own forces lost in all battles so far, which the Kwisatz Haderach waits for. */
export interface LossesSecret {
  readonly kind: 'battle-losses';
  readonly losses: number;
}

/** Why nothing can be told of it. */
export type KwisatzHaderachRefusal =
  { readonly code: 'no-kwisatz-haderach' } | { readonly code: 'kwisatz-haderach-is-dead' };

/** The Kwisatz Haderach, as the table knows it. */
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
