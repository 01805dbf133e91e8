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

/** The edition says how many more forces this power revives for an ally. */
const revivalOfAlly: Advantage = {
  id: 'emperor/revival-ally',
  faction: 'emperor',
  rules: ['GF9-2019 Emperor sheet "Alliance"', 'AH79 Emperor shield', 'R-157, R-178, R-184'],
  paysForRevivals: true,
  // The ally has paid nothing before it has chosen, so no window is needed.
  cancellable: { at: 'any-time', worksBefore: (state) => allyStillRevives(state, 'emperor'), servesAlly: true },
};

/**
 * The payments of others for a card go to the Emperor, including the spice of his allies. His own payment goes to the
 * bank.
 */
const cardIncome: Advantage = {
  id: 'emperor/card-income',
  faction: 'emperor',
  rules: ['GF9-2019 Emperor sheet "Bidding"', 'AH79 Emperor shield', 'R-155', 'R-172'],
  isPaidFor: 'cards',
  // The spice can be paid to another receiver until then, so no window is needed.
  cancellable: { at: 'any-time', worksBefore: cardIsBidFor },
};

/** The powers of the Emperor: income from cards, revivals for himself and his allies, and the Sardaukar. */
export const emperor: readonly Advantage[] = [cardIncome, sardaukar, revivalOfAlly, makeGift, karamaRevive];
