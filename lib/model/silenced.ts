import type { FactionId } from './factions.ts';
import type { GameState } from './state.ts';

/** Returns the factions that a Cone of Silence keeps from buying cards and making alliances now. */
export const silencedNow = ({ silenced, turn, phase }: GameState): readonly FactionId[] =>
  silenced.turn === turn && (silenced.phase === undefined || silenced.phase === phase) ? silenced.factions : [];

/** Whether this faction is silenced. */
export const isSilenced = (state: GameState, faction: FactionId): boolean => silencedNow(state).includes(faction);

/**
 * Whether this faction may say nothing: no Voice, no prescience, no Truthtrance and no deal, and no card comes to it in
 * any way. Only a silence that ends with a phase goes so far.
 */
export const saysNothing = (state: GameState, faction: FactionId): boolean =>
  state.silenced.phase !== undefined && isSilenced(state, faction);
