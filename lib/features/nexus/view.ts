import type { Ctx } from '../../powers/ctx.ts';
import { hasCommitted } from '../../model/commitments.ts';
import { stormOrder } from '../../model/selectors.ts';
import type { GameState } from '../../model/state.ts';
import { strongholdsOf } from '../../pieces/strongholds.ts';
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
    news: news === null ? null : { ...news, holds: strongholdsOf(ctx, state, concerned(news)).length },
    alliances: state.alliances,
    time,
  };
}

const concerned = (news: AllianceNews) => (news.kind === 'formed' ? news.members : [news.faction]);
