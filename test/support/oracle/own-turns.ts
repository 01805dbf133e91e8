/** In which turns to ship and move something can still be undone, read a second time. */
import type { GameState } from '#engine';

type Activity = GameState['stack'][number];
export type OwnTurn = Activity & { readonly kind: 'own-turn' };

/** The turn that runs, wherever it lies. */
const runningTurn = ({ stack }: GameState): OwnTurn | undefined =>
  stack.find((one): one is OwnTurn => one.kind === 'own-turn');

/**
 * The turn before it, as long as nothing has been done in another; after the last of the phase until another phase begins.
 * What it lost in an ally's place must still lie in the tanks.
 */
export function formerTurn(state: GameState): OwnTurn | undefined {
  const { stack, lastShipping, turn, phase, victory, factions } = state;
  const [, shipping, running, ...others] = stack;
  const isOver = stack.length === 1 && phase === 'shipment' && lastShipping?.turn === turn && victory === null;
  const played = shipping?.kind === 'ship-and-move' ? shipping : isOver ? lastShipping.ended : null;
  const isUntouched =
    running === undefined || (running.kind === 'own-turn' && !running.isBegun && running.cancelled.length === 0);
  const last = played?.last ?? undefined;
  if (last === undefined || !isUntouched || others.length > 0) return undefined;
  const lost = last.leftBehind.reduce((sum, { count }) => sum + count, 0);
  const dead = factions.find(({ faction }) => faction === last.faction)?.tanks.count ?? 0;
  return dead >= lost ? last : undefined;
}

/** Both of them. */
export const openTurns = (state: GameState): readonly OwnTurn[] =>
  [formerTurn(state), runningTurn(state)].filter((turn) => turn !== undefined);
