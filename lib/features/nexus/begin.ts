/** A nexus that the moderator begins and ends, after a worm on the physical board. */
import { type Decision, accepted, refused } from '../../model/decision.ts';
import { runningPhaseRefusal } from '../../model/current-phase.ts';
import type { Ctx } from '../../powers/ctx.ts';
import type { GameState } from '../../model/state.ts';
import { canAlly } from './alliances.ts';
import { nexusEnded } from './ending.ts';
import { runningNexus } from './api.ts';
import { nexusBegan } from './events.ts';

/**
 * Begins a nexus, if the table plays its spice blow on the board without Mentat. Refuses a running phase,
 * `nexus-follows-a-worm`, `no-nexus-in-first-turn`, `nobody-can-ally`.
 * @rules GF9-2019 Phase 2 "First turn" · AH79 VII.D, XII.A, XVIII.A.1
 */
export function decideBeginNexus({ rules }: Ctx, state: GameState): Decision {
  const running = runningPhaseRefusal(state);
  if (running !== null) return refused(running);
  if (state.phase !== 'spice-blow') return refused({ code: 'nexus-follows-a-worm' });
  if (state.turn === 1) return refused({ code: 'no-nexus-in-first-turn' });
  return canAlly(state) && rules.allianceLimit !== 1
    ? accepted(nexusBegan(state))
    : refused({ code: 'nobody-can-ally' });
}

/** Sets or removes the time limit of a nexus. Moderator. Refuses `no-nexus-now`. @rules R-177 */
export function decideTimeNexus(state: GameState, minutes: number, at: number): Decision {
  if (runningNexus(state) === null) return refused({ code: 'no-nexus-now' });
  const time = minutes === 0 ? null : { opened: at, deadline: at + minutes * MINUTE };
  return accepted({ type: 'NexusTimed', time });
}

/** A minute (ms). */
const MINUTE = 60_000;

/** Ends the nexus for all players. Moderator. Refuses `no-nexus-now`. */
export const decideEndNexus = (state: GameState): Decision =>
  runningNexus(state) === null ? refused({ code: 'no-nexus-now' }) : accepted(nexusEnded(state, true));
