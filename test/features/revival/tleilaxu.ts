/** The free revivals of the Tleilaxu of Dune Squad and of their allies, by a second reading. @rules 003 VIII.G */
import type { FactionId, GameState } from '#engine';
import { isAllied } from '../../support/oracle/own.ts';

/** 003 VI.B.5.m: a Karama "requires the Tleilaxu to pay the normal revival rate". */
const payNormally = ({ stack }: GameState): boolean =>
  stack.some((one) => one.kind === 'revival' && one.cancelled.includes('tleilaxu/free-revival'));

const hasTleilaxu = ({ factions }: GameState): boolean => factions.some(({ faction }) => faction === 'tleilaxu');

/** "Free revival: 5 tokens"; "your allies need not pay", three at most like all others. Otherwise none. */
export function tleilaxuForces(state: GameState, faction: FactionId): number {
  if (!hasTleilaxu(state)) return 0;
  if (faction === 'tleilaxu') return payNormally(state) ? 0 : 5;
  return isAllied(state, 'tleilaxu', faction) ? 3 : 0;
}

/** "5 tokens or 1 leader": the leader is free for Tleilaxu without forces, and for its allies in any case. */
export const isLeaderOfTleilaxuFree = (state: GameState, faction: FactionId, forces: number): boolean =>
  faction === 'tleilaxu'
    ? // At once, outside the revival, it pays like others.
      forces === 0 && !payNormally(state) && !state.stack.some(({ kind }) => kind === 'return-at-once')
    : hasTleilaxu(state) && isAllied(state, 'tleilaxu', faction);
