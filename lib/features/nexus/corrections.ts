/** What a correction does to a nexus that runs. */
import type { Ctx } from '../../powers/ctx.ts';
import type { GameEvent } from '../../model/events.ts';
import type { PublicFact } from '../../model/facts.ts';
import type { GameState } from '../../model/state.ts';
import type { NexusActivity } from './contract.ts';

/** Whose alliance the moderator has set is not bound any more by what it had said of another. */
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
