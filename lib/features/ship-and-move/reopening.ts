/** The turn that ended last, opened again. */
import { forcesIn, withFaction, withForces } from '../../pieces/changes.ts';
import { epochRaised } from '../../kernel/events.ts';
import type { ForceStack } from '../../model/board.ts';
import type { EventOf, GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import { allOf, isValidForces, minus, plus } from '../../model/forces.ts';
import type { OwnTurnId } from '../../model/shipping-types.ts';
import { factionState } from '../../model/selectors.ts';
import {
  pushActivity,
  popActivity,
  isStackEmpty,
  updateActivity,
  findActivity,
  topActivity,
} from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import type { OwnTurnActivity, ShipAndMoveActivity } from './contract.ts';

/**
 * The turn that ended last, as long as what was done in it can still be undone: until something is done in the next, and
 * after the last of the phase until the next phase begins. `null` where there is none.
 * @rules the table's own rule for slips · GF9-2019 as
 */
export function lastTurn(state: GameState): OwnTurnActivity | null {
  const last = (findActivity(state, 'ship-and-move') ?? phaseOver(state))?.last ?? null;
  return last !== null && isNothingDoneSince(state) && areStillGone(state, last) ? last : null;
}

/** The phase in which everybody has had a turn, until the next begins. */
function phaseOver(state: GameState): ShipAndMoveActivity | null {
  const { turn, phase, victory, lastShipping } = state;
  return isStackEmpty(state) && phase === 'shipment' && victory === null && lastShipping?.turn === turn
    ? lastShipping.ended
    : null;
}

function isNothingDoneSince(state: GameState): boolean {
  const top = topActivity(state);
  return top?.kind !== 'own-turn'
    ? isStackEmpty(state) || top?.kind === 'ship-and-move'
    : !top.isBegun && top.cancelled.length === 0;
}

/** Nobody has revived them meanwhile. */
const areStillGone = (state: GameState, { faction, leftBehind }: OwnTurnActivity): boolean =>
  isValidForces(minus(factionState(state, faction).tanks, allOf(leftBehind)));

/** It is open again, and everything that was asked meanwhile is asked anew after it; nothing where it still runs. */
export function reopened(state: GameState, id: OwnTurnId): readonly GameEvent[] {
  const last = lastTurn(state);
  return last?.id === id
    ? [{ type: 'OwnTurnReopened', faction: last.faction, back: last.leftBehind }, epochRaised()]
    : [];
}

/** The turn lies on top again, as it ended; that of the next, in which nothing was done, has not begun. */
export function withReopened(state: GameState, { faction, back }: EventOf<'OwnTurnReopened'>): GameState {
  const phase = findActivity(state, 'ship-and-move') ?? phaseOver(state);
  const last = phase?.last ?? null;
  if (phase === null || last === null) return state;
  const running = findActivity(state, 'own-turn');
  const cleared = running === null ? state : popActivity(state, running.id);
  const there = findActivity(cleared, 'ship-and-move') === null ? pushActivity(cleared, phase) : cleared;
  const open = updateActivity(there, 'ship-and-move', 'ship-and-move', ({ done }) => ({
    done: done.slice(0, done.lastIndexOf(faction)),
    last: null,
  }));
  return broughtBack(pushActivity(open, { ...last, isOpenAgain: true, leftBehind: [] }), faction, back);
}

const broughtBack = (state: GameState, faction: FactionId, back: readonly ForceStack[]): GameState =>
  back.reduce(
    (now, stack) =>
      withFaction(
        withForces(now, faction, stack, plus(forcesIn(now, faction, stack), stack)),
        faction,
        ({ tanks }) => ({
          tanks: minus(tanks, stack),
        }),
      ),
    state,
  );
