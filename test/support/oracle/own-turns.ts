/** In which turns to ship and move something can still be undone, read a second time. */
import type { GameEvent, GameState } from '#engine';

type Activity = GameState['stack'][number];
export type OwnTurn = Activity & { readonly kind: 'own-turn' };

const isOwnTurn = (one: Activity | undefined): one is OwnTurn => one?.kind === 'own-turn';

/** The turn that runs, wherever it lies. */
const runningTurn = ({ stack }: GameState): OwnTurn | undefined => stack.find(isOwnTurn);

/** Whether somebody has done something in a turn. */
export const isBegun = ({ undo }: GameState, { id, movesLeft }: OwnTurn): boolean =>
  movesLeft > 1 || undo.begun.includes(id);

/**
 * The turn before it, as long as nothing has been done in another; after the last of the phase until another phase begins.
 * What it lost in an ally's place must still lie in the tanks.
 */
export function formerTurn(state: GameState): OwnTurn | undefined {
  const { stack, lastShipping, turn, phase, victory, factions } = state;
  const [, shipping, running, ...others] = stack;
  const isOver = stack.length === 1 && phase === 'shipment' && lastShipping === turn && victory === null;
  const isUntouched =
    running === undefined || (isOwnTurn(running) && !isBegun(state, running) && running.cancelled.length === 0);
  if (!(isOver || shipping?.kind === 'ship-and-move') || !isUntouched || others.length > 0) return undefined;
  const ended = state.undo.open.findLast(({ what, turn: own }) => what === 'turn-over' && isIn(state.undo.begun, own));
  const last = ended?.before?.stack.find(isOwnTurn);
  if (ended === undefined || last === undefined) return undefined;
  const lost = eventsOf(state, ended.use).reduce((sum, one) => sum + (one.type === 'ForcesLost' ? one.count : 0), 0);
  const dead = factions.find(({ faction }) => faction === last.faction)?.tanks.count ?? 0;
  return dead >= lost ? last : undefined;
}

const isIn = (turns: readonly string[], turn: string | null): boolean => turn !== null && turns.includes(turn);

/** What belongs to a use. */
export const eventsOf = ({ undo }: GameState, use: string): readonly GameEvent[] =>
  undo.recorded.filter((one) => one.use === use).map(({ event }) => event);

/** Both of them. */
export const openTurns = (state: GameState): readonly OwnTurn[] =>
  [formerTurn(state), runningTurn(state)].filter((turn) => turn !== undefined);
