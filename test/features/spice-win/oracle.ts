/** The win by spice, by a second reading of the rulebook. */
import type { GameEvent, GameState } from '#engine';
import type { SpiceWinContract } from '#lib/factions/bene-tleilaxu/spice-win/contract.ts';
import { ownOf } from '../../support/oracle/own.ts';
import type { Oracle } from '../../support/oracle/oracle.ts';
import { hasNineFactions } from '../../support/oracle/played.ts';
import { setAside } from '../pledges/oracle.ts';

/** 000 XXXIV.4: "35 spice", and R-70: the same number a turn later. Spice before allies' shields is still theirs. */
const has35 = (state: GameState): boolean => {
  const { spice } = ownOf(state, 'bene-tleilaxu');
  const pledged = setAside(state.standingOrders, 'bene-tleilaxu');
  return spice === 'uncounted' || spice + pledged >= 35;
};

export const oracle: Oracle<SpiceWinContract> = {
  // "At the end of any collection round you may place 35 spice in open view of all players."
  'show-spice': (state, _prompt, value) => value === true && has35(state) && !state.spiceShown.includes(state.turn),
};

/**
 * Returns the faults of a win by spice: "If at the end of the next collection round you still have over 35 spice and no
 * one else has won, you win."
 */
export function invariant(before: GameState, event: GameEvent): readonly string[] {
  if (event.type === 'SpiceShown')
    return has35(before) && (before.phase === 'collection' || before.phase === 'mentat-pause')
      ? []
      : ['spice: fewer than 35 are shown, or at another time'];
  if (event.type !== 'StrongholdsCounted' || !hasNineFactions(before.choices)) return [];
  const how = event.wouldWin?.how ?? null;
  const isTold = how?.kind === 'advantage' && how.advantage === 'bene-tleilaxu/spice-win';
  if (how?.kind === 'strongholds' || (before.phase === 'victory' && !isTold)) return [];
  const isPlayed = before.factions.some(({ faction }) => faction === 'bene-tleilaxu');
  const isCounted = isPlayed && ownOf(before, 'bene-tleilaxu').spice !== 'uncounted';
  const wins =
    isPlayed &&
    before.spiceShown.includes(before.turn - 1) &&
    (isCounted ? has35(before) : before.spiceShown.includes(before.turn));
  return isTold === wins ? [] : [`spice: the Bene Tleilaxu ${wins ? 'win' : 'do not win'}`];
}
