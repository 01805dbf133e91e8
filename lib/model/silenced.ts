import type { FactionId } from './factions.ts';
import type { GameState } from './state.ts';

/** Returns the factions that buy no card and make no alliance until the turn ends. */
export const silencedNow = ({ silenced, turn }: GameState): readonly FactionId[] =>
  silenced.turn === turn ? silenced.factions : [];

/** Whether this faction is silenced. */
export const isSilenced = (state: GameState, faction: FactionId): boolean => silencedNow(state).includes(faction);
