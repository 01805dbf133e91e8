import type { GameEvent } from '../../model/events.ts';
import type { GameState } from '../../model/state.ts';
import { nexusBegan } from '../nexus/events.ts';

/** The nexus that a worm of this pile has brought is held now, on top of what goes on; that goes on after it by itself. */
export const nexusOpens = (state: GameState, pile: number): readonly GameEvent[] => [
  { type: 'NexusDue', pile },
  nexusBegan(state),
];
