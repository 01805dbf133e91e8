/** The effects of a correction on a running nexus. */
import type { Ctx } from '../../powers/ctx.ts';
import type { GameEvent } from '../../model/events.ts';
import type { PublicFact } from '../../model/facts.ts';
import type { GameState } from '../../model/state.ts';
import type { NexusActivity } from './contract.ts';

/** Clears the answers of factions whose alliance the moderator has set. */
export const onCorrection = (
  _ctx: Ctx,
  _state: GameState,
  { offers }: NexusActivity,
  fact: PublicFact,
): readonly GameEvent[] => {
  if (fact.kind !== 'alliance') return [];
  return offers.flatMap(({ members, agreed }) =>
    agreed
      .filter((faction) => fact.members.includes(faction))
      .map((faction): GameEvent => ({ type: 'AllianceAnswered', faction, members, says: 'no' })),
  );
};
