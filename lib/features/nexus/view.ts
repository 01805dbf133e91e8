import type { Ctx } from '../../powers/ctx.ts';
import { hasCommitted } from '../../model/commitments.ts';
import type { FactionId } from '../../model/factions.ts';
import { stormOrder } from '../../model/selectors.ts';
import type { GameState } from '../../model/state.ts';
import { standingOf } from '../../pieces/strongholds.ts';
import { heldBy } from '../../model/victory.ts';
import type { AllianceNews, NexusView } from './contract.ts';
import { runningNexus } from './api.ts';

/** Returns the public view of a nexus, without offers. */
export function nexusView(ctx: Ctx, state: GameState): NexusView | null {
  const running = runningNexus(state);
  if (running === null) return null;
  const { nexus, enough, news, time } = running;
  return {
    nexus,
    enough: stormOrder(state).filter((faction) => hasCommitted(enough, faction)),
    news: news === null ? null : { ...news, ...heldTogether(ctx, state, concerned(news)) },
    alliances: state.alliances,
    time,
  };
}

function heldTogether(ctx: Ctx, state: GameState, members: readonly FactionId[]) {
  const side = standingOf(ctx, state, members);
  return { holds: heldBy(side), needed: side.needed };
}

const concerned = (news: AllianceNews) => (news.kind === 'formed' ? news.members : [news.faction]);
