import {
  NO_FORCES,
  ownForces,
  partName,
  samePlace,
  withOtherForces,
  type Forces,
  type LeaderId,
  type TableView,
} from '#client';
import type { EnteredFacts, Moment } from '#app/_components/state-editor/entered.ts';
import { inTitles } from '#app/_components/state-editor/in-titles.ts';

/** The editors of the pieces, at the desk. */
export const facts: EnteredFacts<'pieces'> = {
  forces: {
    which: (fact) => `${fact.faction} ${partName(fact)}`,
    stands: (table, fact) => {
      const there = table.forces.find((stack) => stack.faction === fact.faction && samePlace(stack, fact));
      return withOtherForces(fact, there ?? NO_FORCES);
    },
    moment: whetherFreed,
  },
  tanks: {
    which: ({ faction }) => faction,
    stands: (table, fact) => ({ ...fact, ...ownForces(factionOf(table, fact.faction)?.tanks ?? NO_FORCES) }),
    moment: whetherFreed,
  },
  side: {
    which: ({ faction, territory }) => `${faction} ${territory}`,
    stands: (table, fact) => ({
      ...fact,
      side: factionOf(table, fact.faction)?.advisorsIn.includes(fact.territory) === true ? 'advisors' : 'fighters',
    }),
    // Advisors need forces in their territory, so the change of forces comes first.
    moment: () => 'last',
  },
  'spice-on-board': {
    which: partName,
    stands: ({ spiceOnBoard }, fact) => ({
      ...fact,
      amount: spiceOnBoard.find((pile) => samePlace(pile, fact))?.amount ?? 0,
    }),
  },
  'spice-in-front': {
    which: ({ faction }) => faction,
    stands: ({ spiceInFront }, fact) => ({
      ...fact,
      amount: spiceInFront.find(({ faction }) => faction === fact.faction)?.amount ?? 0,
    }),
  },
  pile: {
    which: ({ pile }) => pile,
    stands: ({ discards, removedCards }, fact) => ({
      ...fact,
      cards: inTitles(fact.pile === 'discarded' ? discards : removedCards),
    }),
  },
  leader: {
    which: ({ leader }) => leader,
    stands: (table, fact) => {
      const { where, deaths } = leaderOf(table, fact.leader) ?? { where: 'ready', deaths: 0 };
      return { ...fact, where: where === 'tanks' ? where : 'ready', deaths };
    },
    moment: () => 'lives',
  },
  'leader-deaths': {
    which: ({ leader }) => leader,
    stands: (table, fact) => ({ ...fact, deaths: leaderOf(table, fact.leader)?.deaths ?? 0 }),
  },
  'leader-resting': {
    which: ({ leader }) => leader,
    stands: (table, fact) => ({ ...fact, rests: leaderOf(table, fact.leader)?.resting ?? false }),
  },
  'leader-fought': {
    which: ({ leader }) => leader,
    stands: (table, fact) => ({ ...fact, territory: leaderOf(table, fact.leader)?.foughtIn ?? null }),
  },
};

function whetherFreed({ count }: Forces, was: Forces): Moment {
  return count < was.count ? 'frees' : 'usual';
}

const factionOf = ({ factions }: TableView, wanted: string) => factions.find(({ faction }) => faction === wanted);

const leaderOf = ({ leaders }: TableView, wanted: LeaderId) => leaders.find(({ leader }) => leader === wanted);
