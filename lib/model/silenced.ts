import type { FactionId } from './factions.ts';
import type { GameState } from './state.ts';

/** Who buys no card and makes no alliance until the turn ends. */
export const silencedNow = ({ silenced, turn }: GameState): readonly FactionId[] =>
  silenced.turn === turn ? silenced.factions : [];

/** Whether this faction is one of them. */
export const isSilenced = (state: GameState, faction: FactionId): boolean => silencedNow(state).includes(faction);
