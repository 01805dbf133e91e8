import type { Ctx } from '../../powers/ctx.ts';
import type { GameEvent } from '../../model/events.ts';
import type { GameState } from '../../model/state.ts';
import { nexusBegan } from '../nexus/events.ts';

/**
 * The nexus that a worm of this pile has brought is held now, on top of what goes on; that goes on after it by itself. At a
 * table without alliances nobody talks.
 * @rules AH79 XII.A, XVIII.A.1 · GF9-2019 Phase 2 "Nexus" · R-207
 */
export const nexusOpens = ({ rules }: Ctx, state: GameState, pile: number): readonly GameEvent[] => [
  { type: 'NexusDue', pile },
  ...(rules.allianceLimit === 1 ? [] : [nexusBegan(state)]),
];
