/** The turns of shipment and movement in which something can still be undone, by a second reading. */
import type { FactionId, GameEvent, GameState } from '#engine';

type Activity = GameState['stack'][number];
export type OwnTurn = Activity & { readonly kind: 'own-turn' };

const isOwnTurn = (one: Activity | undefined): one is OwnTurn => one?.kind === 'own-turn';

/** Returns the running turn, at any place in the stack. */
const runningTurn = ({ stack }: GameState): OwnTurn | undefined => stack.find(isOwnTurn);

/** Whether a faction has acted in a turn. */
export const isBegun = ({ undo }: GameState, { id, movesLeft }: OwnTurn): boolean =>
  movesLeft > 1 || undo.begun.includes(id);

const ROUNDS: { readonly [Phase in GameState['phase']]?: OwnTurn['round'] } = {
  shipment: 'both',
  'shipment-round': 'shipments',
  'movement-round': 'moves',
};

/**
 * Returns the previous turn, which can be undone until something is done in the next turn; after the last turn, until
 * another phase begins. Its losses in an ally's place must still be in the tanks.
 */
export function formerTurn(state: GameState): OwnTurn | undefined {
  if (!isBetweenTurns(state)) return undefined;
  const ended = state.undo.open.findLast(({ what, turn: own }) => what === 'turn-over' && isIn(state.undo.begun, own));
  const last = ended?.before?.stack.find(isOwnTurn);
  if (ended === undefined || last === undefined) return undefined;
  const lost = eventsOf(state, ended.use).reduce((sum, one) => sum + (one.type === 'ForcesLost' ? one.count : 0), 0);
  const dead = state.factions.find(({ faction }) => faction === last.faction)?.tanks.count ?? 0;
  return dead >= lost ? last : undefined;
}

/** Whether the last turn has ended and nobody has acted since. */
function isBetweenTurns(state: GameState): boolean {
  const { stack, lastRounds, turn, phase, victory } = state;
  const [, shipping, running, ...others] = stack;
  const round = ROUNDS[phase];
  const isOver = stack.length === 1 && round !== undefined && lastRounds[round] === turn && victory === null;
  const isUntouched =
    running === undefined || (isOwnTurn(running) && !isBegun(state, running) && running.cancelled.length === 0);
  return (isOver || shipping?.kind === 'ship-and-move') && isUntouched && others.length === 0;
}

/** Returns the faction whose turn ended last, even if it could do nothing; `undefined` once another has acted. */
export const lastToEnd = (state: GameState): FactionId | undefined =>
  isBetweenTurns(state) ? factionOf(state.undo.open.findLast(({ what }) => what === 'turn-over')) : undefined;

const factionOf = (use: GameState['undo']['open'][number] | undefined): FactionId | undefined =>
  use === undefined || use.by === 'moderator' || use.by === 'clock' ? undefined : use.by;

const isIn = (turns: readonly string[], turn: string | null): boolean => turn !== null && turns.includes(turn);

/** The events of a use. */
export const eventsOf = ({ undo }: GameState, use: string): readonly GameEvent[] =>
  undo.recorded.filter((one) => one.use === use).map(({ event }) => event);

/** Returns the running turn and the turn that can be reopened. */
export const openTurns = (state: GameState): readonly OwnTurn[] =>
  [formerTurn(state), runningTurn(state)].filter((turn) => turn !== undefined);
