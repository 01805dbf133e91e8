import { fightNow } from '../../features/battle/api/fighting.ts';
import { cardIsBidFor } from '../../features/bidding/steps.ts';
import { allyStillRevives } from '../../features/revival/api.ts';
import type { Advantage } from '../../powers/power.ts';
import type { FactionId } from '../../model/factions.ts';
import { karamaRevive } from './karama-revive.ts';
import { makeGift } from './gifts/power.ts';

const worthAgainst = (opponent: FactionId): number => (opponent === 'fremen' ? 1 : 2);

const sardaukar: Advantage = {
  id: 'emperor/sardaukar',
  faction: 'emperor',
  rules: ['GF9-2019 Emperor sheet "Sardaukar"', 'R-55'],
  specialForces: { worthAgainst },
  cancellable: {
    at: 'before-dials',
    isAtWork: (state) => {
      const fight = fightNow(state, 'emperor');
      return fight !== null && fight.forces.special > 0 && worthAgainst(fight.opponent) !== 1;
    },
  },
};

/** How many more forces an ally revives by it is the edition’s to say. */
const revivalOfAlly: Advantage = {
  id: 'emperor/revival-ally',
  faction: 'emperor',
  rules: ['GF9-2019 Emperor sheet "Alliance"', 'AH79 Emperor shield', 'R-157, R-178, R-184'],
  paysForRevivals: true,
  // Nothing is paid until the ally has said who comes back, so nobody is asked.
  cancellable: { at: 'any-time', worksBefore: (state) => allyStillRevives(state, 'emperor'), servesAlly: true },
};

/** What others pay for a card is his, his allies' spice among it; what he pays himself goes to the bank. */
const cardIncome: Advantage = {
  id: 'emperor/card-income',
  faction: 'emperor',
  rules: ['GF9-2019 Emperor sheet "Bidding"', 'AH79 Emperor shield', 'R-155', 'R-172'],
  isPaidFor: 'cards',
  // Spice can be paid elsewhere until it is paid, so nobody is asked.
  cancellable: { at: 'any-time', worksBefore: cardIsBidFor },
};

/** The powers of the Emperor: what cards bring him, whom he and his allies bring back, and what his Sardaukar count for. */
export const emperor: readonly Advantage[] = [cardIncome, sardaukar, revivalOfAlly, makeGift, karamaRevive];
