import type { AdvantageId } from './advantages.ts';
import type { BattleId, PlanElement, VoiceCommand } from './battle.ts';
import type { FactionId } from './factions.ts';
import type { Cargo, ShipmentId } from './shipment.ts';
import type { StormId } from './storm.ts';
import type { TreacheryTitle } from './treachery.ts';

/** What a Karama may still stop: an announced use, or a power that is about to tell. */
export type CancellableAct =
  | { readonly kind: 'voice'; readonly by: FactionId; readonly target: FactionId; readonly command: VoiceCommand }
  | { readonly kind: 'prescience'; readonly by: FactionId; readonly target: FactionId; readonly element: PlanElement }
  /** A power of which nothing more is to be said than that it works. */
  | { readonly kind: 'advantage'; readonly by: FactionId; readonly advantage: AdvantageId }
  /** A power that brings forces from the reserves: where, and how many. */
  | ({ readonly kind: 'shipment'; readonly by: FactionId; readonly advantage: AdvantageId } & Cargo)
  /** A card that is no Karama, played as one; who stops it stops what it was to do. */
  | { readonly kind: 'played-as-karama'; readonly by: FactionId; readonly card: TreacheryTitle };

/** The battle, storm or shipment in which something is stopped; what is stopped there works again in the next. */
export type Occasion = BattleId | StormId | ShipmentId;

/** Names one window of the game: `w1`, `w2`, … in the order they opened. */
export type WindowId = `w${number}`;

/** What a window asks of everybody at once. */
export type WindowAsk =
  /** All that may be stopped at this moment, so that the table is asked once. */
  | { readonly kind: 'interfere'; readonly during: Occasion; readonly acts: readonly CancellableAct[] }
  | { readonly kind: 'treachery'; readonly battle: BattleId }
  /** Before the storm is dialled. */
  | { readonly kind: 'weather-control'; readonly storm: StormId }
  /** The storm will move `sectors`, and has not moved yet. */
  | { readonly kind: 'family-atomics'; readonly storm: StormId; readonly sectors: number };

/** What a window for traitors stays open longer, in ms: before anybody can know one, the screen turns both wheels over. */
export const TIME_TO_SEE_PLANS = 5_000;
