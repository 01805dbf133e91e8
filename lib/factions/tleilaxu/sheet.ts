/** The powers of the Tleilaxu of Dune Squad that need no question. */
import { areAllies } from '../../model/selectors.ts';
import { findActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import type { CancelScope } from '../../model/cancel-state.ts';
import type { Advantage } from '../../powers/power.ts';
import { deadTraitors } from './dead-traitors/power.ts';
import { TLEILAXU } from './name.ts';
import { karamaStop } from './stopped-revival/power.ts';

/** The forces that Tleilaxu revives for free in a turn, above the limit of others. */
const OWN_FORCES = 5;
/** The forces that an ally revives for free in a turn: as many as anybody may revive. */
const FORCES_OF_ALLIES = 3;

/** Others pay Tleilaxu for all revived forces and leaders. The own payments go to the bank. */
const revivalIncome: Advantage = {
  id: 'tleilaxu/revival-income',
  faction: TLEILAXU,
  rules: ['Dune Squad VIII.G.1', 'R-68'],
  isPaidFor: 'revivals',
};

/**
 * In each turn Tleilaxu revives up to five forces for free, or a leader. A Karama cancels this for one revival: then up
 * to three forces and a leader come back for the usual price, which goes to the bank.
 */
const freeRevival: Advantage = {
  id: 'tleilaxu/free-revival',
  faction: TLEILAXU,
  rules: ['Dune Squad VIII.G "Free revival", VI.B.5.m', 'R-72, R-280, R-282'],
  freeRevival: ({ faction }) =>
    faction === TLEILAXU ? { forces: OWN_FORCES, leaders: 0, never: [], leaderIsFree: 'without-forces' } : null,
  cancellable: { at: 'any-time', worksBefore: revivalToCome },
};

/** Returns the running revival, if Tleilaxu has not revived in it yet. */
function revivalToCome(state: GameState): CancelScope | null {
  const hasRevived = state.lastRevival?.revived.some(({ faction }) => faction === TLEILAXU) === true;
  return hasRevived ? null : (findActivity(state, 'revival')?.id ?? null);
}

/** Allies of Tleilaxu pay for no revival. */
const allyRevival: Advantage = {
  id: 'tleilaxu/ally-revival',
  faction: TLEILAXU,
  rules: ['Dune Squad VIII.G "Alliance"', 'R-281'],
  freeRevival: ({ state, faction }) =>
    areAllies(state, TLEILAXU, faction)
      ? { forces: FORCES_OF_ALLIES, leaders: 0, never: [], leaderIsFree: 'always' }
      : null,
};

/** A Ghola counts as a Karama in the hand of Tleilaxu. Nothing cancels such a play. */
const gholaAsKarama: Advantage = {
  id: 'tleilaxu/ghola-karama',
  faction: TLEILAXU,
  rules: ['Dune Squad VIII.G.3'],
  countsAsKarama: ['ghola'],
};

export const tleilaxu: readonly Advantage[] = [
  revivalIncome,
  freeRevival,
  allyRevival,
  deadTraitors,
  gholaAsKarama,
  karamaStop,
];
