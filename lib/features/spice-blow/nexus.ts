import type { Ctx } from '../../powers/ctx.ts';
import type { GameEvent } from '../../model/events.ts';
import type { GameState } from '../../model/state.ts';
import { nexusBegan } from '../nexus/events.ts';

/**
 * Returns the nexus of a worm of this pile. The nexus lies on top of the running activity, which continues afterwards.
 * A table without alliances has no nexus.
 * @rules AH79 XII.A, XVIII.A.1 · GF9-2019 Phase 2 "Nexus" · R-207
 */
export const nexusOpens = ({ rules }: Ctx, state: GameState, pile: number): readonly GameEvent[] => [
  { type: 'NexusDue', pile },
  ...(rules.allianceLimit === 1 ? [] : [nexusBegan(state)]),
];
