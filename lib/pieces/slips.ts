/** Slips of the finger: what no table can mean, by public facts alone. */
import type { FactionId } from '../table/factions.ts';
import type { LeaderId } from '../table/leaders.ts';
import type { Refusal } from '../table/refusals.ts';
import type { GameState } from '../table/state.ts';
import { isInPlay } from '../table/position.ts';

/** A whole number from `from` to `to`; else refuses `number-out-of-range`. */
export const outside = (value: number, from: number, to: number): Refusal | null =>
  Number.isInteger(value) && value >= from && value <= to ? null : { code: 'number-out-of-range', from, to };

/** Refuses `faction-not-in-play`. */
export const notInPlay = (state: GameState, faction: FactionId): Refusal | null =>
  isInPlay(state, faction) ? null : { code: 'faction-not-in-play', faction };

/** Refuses `leader-not-in-play`. */
export const leaderMissing = (state: GameState, leader: LeaderId): Refusal | null =>
  state.leaders.some((disc) => disc.leader === leader) ? null : { code: 'leader-not-in-play', leader };
