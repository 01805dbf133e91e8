import type { BattleId, PlanElement, VoiceCommand } from './battle.ts';
import type { FactionId } from './factions.ts';
import type { StormId } from './storm.ts';

/** An announced use of an advantage that a Karama may still stop. */
export type CancellableAct =
  | { readonly kind: 'voice'; readonly by: FactionId; readonly target: FactionId; readonly command: VoiceCommand }
  | { readonly kind: 'prescience'; readonly by: FactionId; readonly target: FactionId; readonly element: PlanElement };

/** Names one window of the game: `w1`, `w2`, … in the order they opened. */
export type WindowId = `w${number}`;

/** What a window asks of everybody at once. */
export type WindowAsk =
  | { readonly kind: 'interfere'; readonly battle: BattleId; readonly act: CancellableAct }
  | { readonly kind: 'treachery'; readonly battle: BattleId }
  /** Before the storm is dialled. */
  | { readonly kind: 'weather-control'; readonly storm: StormId }
  /** The storm will move `sectors`, and has not moved yet. */
  | { readonly kind: 'family-atomics'; readonly storm: StormId; readonly sectors: number };
