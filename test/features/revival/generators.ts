/** Random commands that come before a revival. They send pieces to the tanks, so that factions can revive more. */
import { discOf, type FactionId, type GameState, type PublicFact, type Random } from '#engine';
import { chance, pickRandom, type Move } from '../../support/random-choice.ts';

/** Factions with a power for the revivals of allies. */
const HELPERS: readonly FactionId[] = ['emperor', 'fremen'];

/**
 * Makes an alliance with this faction, puts an ally's forces into the tanks, pledges spice for revival, or returns a
 * leader.
 */
export function aheadOfRevival(state: GameState, random: Random): Move {
  const helper = pickRandom(HELPERS, random);
  const ally = state.alliances.find((members) => members.includes(helper))?.find((member) => member !== helper);
  const gone = state.leaders.find(
    ({ leader, where }) => where === 'tanks' && state.leadersReturning.includes(discOf(leader).faction),
  );
  if (gone !== undefined && chance(60, random))
    return correcting({ kind: 'leader', leader: gone.leader, where: 'ready', deaths: 1 });
  const others = state.factions.map(({ faction }) => faction).filter((faction) => faction !== helper);
  if (ally === undefined && others.length > 0) {
    return correcting({ kind: 'alliance', members: [helper, pickRandom(others, random)] });
  }
  // The helper may be the last faction in play.
  const revives = ally ?? helper;
  const lost = state.factions.find(({ faction }) => faction === revives)?.tanks.count ?? 0;
  if (lost < 3) return correcting({ kind: 'tanks', faction: revives, count: 3 + random(6), special: 0 });
  return { by: helper, command: { type: 'PledgeSpice', to: revives, cards: 0, shipments: 0, revivals: random(9) } };
}

const correcting = (fact: PublicFact): Move => ({ by: 'moderator', command: { type: 'CorrectFact', fact } });
