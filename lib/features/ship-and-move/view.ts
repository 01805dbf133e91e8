import { select } from '../../core/memoize-by-parts.ts';
import type { OwnTurnId } from '../../model/shipping-types.ts';
import type { Ctx } from '../../powers/ctx.ts';
import type { FactionId } from '../../model/factions.ts';
import { findActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import type { OwnTurnActivity, ShipAndMoveActivity, ShipAndMoveOwnView, ShipAndMovePublicView } from './contract.ts';
import { preparedBy } from './prompts.ts';
import { shipmentOrder } from './turn-order.ts';
import { type ForcesGone, isForcesGone, stepIn } from './steps-made.ts';
import { isReopened, mayTakeBack } from './undo.ts';

/** Returns the public view: the turns, the current turn, and the steps of that turn. */
export function publicView(ctx: Ctx, state: GameState): ShipAndMovePublicView {
  const { movesMade } = state;
  const phase = findActivity(state, 'ship-and-move');
  // If turns are played on the board, the view shows only the events before the turns.
  if (phase === null || movesMade === 'on-the-board') return { movesMade, shipAndMove: null };
  const turn = findActivity(state, 'own-turn');
  return {
    movesMade,
    shipAndMove: {
      round: phase.round,
      order: shipmentOrder(ctx, state),
      done: phase.done,
      acting:
        turn === null
          ? null
          : {
              faction: turn.faction,
              step: turn.step,
              movesLeft: turn.movesLeft,
              isOpenAgain: select(state, isReopened, turn.id),
            },
      latest: latestIn(phase, turn),
      takenBack: turn === null ? null : takenBackIn(state, turn),
      pause: turn?.pause ?? null,
    },
  };
}

function latestIn({ last }: ShipAndMoveActivity, turn: OwnTurnActivity | null) {
  const latest = turn !== null && turn.done.length > 0 ? turn : last;
  return latest === null ? null : { faction: latest.faction, done: latest.done };
}

/** Returns the last undone step of this turn. */
function takenBackIn(state: GameState, { id, faction }: OwnTurnActivity) {
  const undone = select(state, slipIn, id);
  return undone === null ? null : { faction, step: stepIn(undone).step };
}

const slipIn = ({ undo: { slip } }: GameState, turn: OwnTurnId): ForcesGone | null =>
  slip?.turn === turn ? (slip.events.find(isForcesGone) ?? null) : null;

/** Returns the own view of one faction. */
export const ownView = (ctx: Ctx, state: GameState, faction: FactionId): ShipAndMoveOwnView => ({
  ownTurn: {
    isHeld: isHeldBy(state, faction),
    mayTakeBack: mayTakeBack(ctx, state, faction),
    prepared: preparedBy(state, faction),
  },
});

function isHeldBy(state: GameState, faction: FactionId): boolean {
  const turn = findActivity(state, 'own-turn');
  return turn?.faction === faction && turn.held !== null;
}
