import type { Ctx } from '../../powers/ctx.ts';
import { turnOrder } from '../../powers/turn-order.ts';
import type { FactionId } from '../../model/factions.ts';
import { findActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import type { OwnTurnActivity, ShipAndMoveActivity, ShipAndMoveOwnView, ShipAndMovePublicView } from './contract.ts';
import { preparedBy } from './prompts.ts';
import { canUndo } from './undo.ts';

/** What everybody sees: who has had their turn, whose it is, and what was done in it. */
export function publicView(ctx: Ctx, state: GameState): ShipAndMovePublicView {
  const { movesMade } = state;
  const phase = findActivity(state, 'ship-and-move');
  // What goes before turns on the board tells nothing of them.
  if (phase === null || movesMade === 'on-the-board') return { movesMade, shipAndMove: null };
  const turn = findActivity(state, 'own-turn');
  return {
    movesMade,
    shipAndMove: {
      order: turnOrder(ctx, state, 'shipment'),
      done: phase.done,
      acting:
        turn === null
          ? null
          : {
              faction: turn.faction,
              step: turn.step,
              movesLeft: turn.movesLeft,
              isOpenAgain: turn.isOpenAgain,
            },
      latest: latestIn(phase, turn),
      takenBack: turn === null || turn.slip === null ? null : { faction: turn.faction, step: turn.slip },
      pause: turn?.pause ?? null,
    },
  };
}

function latestIn({ last }: ShipAndMoveActivity, turn: OwnTurnActivity | null) {
  const latest = turn !== null && turn.done.length > 0 ? turn : last;
  return latest === null ? null : { faction: latest.faction, done: latest.done };
}

/** What one faction alone sees. */
export const ownView = (state: GameState, faction: FactionId): ShipAndMoveOwnView => ({
  ownTurn: {
    isHeld: isHeldBy(state, faction),
    mayTakeBack: canUndo(state, faction),
    prepared: preparedBy(state, faction),
  },
});

function isHeldBy(state: GameState, faction: FactionId): boolean {
  const turn = findActivity(state, 'own-turn');
  return turn?.faction === faction && turn.held !== null;
}
