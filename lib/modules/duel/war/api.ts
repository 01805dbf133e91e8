/** Queries about the War of Assassins. */
import type { GameState } from '../../../model/state.ts';
import type { Negotiator } from './contract.ts';

/** Returns the leaders that lie in the arena during a nexus, or fight in a war, in the order of their placing. */
export const placedNegotiators = ({ war }: Pick<GameState, 'war'>): readonly Negotiator[] =>
  war?.negotiators?.placed ?? [];

/** Whether players place leaders in the arena, or have placed them, for a nexus whose war is not over. */
export const areNegotiatorsCalled = ({ war }: Pick<GameState, 'war'>): boolean => (war?.negotiators ?? null) !== null;
