import type { GameEvent } from '../../table/events.ts';
import type { GameState } from '../../table/state.ts';
import { nexusBegan } from '../nexus/made.ts';

/** The nexus that a worm of this pile has brought is held now, on top of what goes on; that goes on after it by itself. */
export const nexusOpens = (state: GameState, pile: number): readonly GameEvent[] => [
  { type: 'NexusDue', pile },
  nexusBegan(state),
];
