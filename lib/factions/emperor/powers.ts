import { fightNow } from '../../phases/battle/known/fighting.ts';
import type { Advantage } from '../../powers/power.ts';
import type { FactionId } from '../../table/factions.ts';

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
  rules: ['GF9-2019 Emperor sheet "Alliance"', 'AH79 Emperor shield', 'R-157, R-178'],
  paysForRevivals: true,
};

/** The powers of the Emperor in battles of the advanced game, and for the revivals of allies. */
export const emperor: readonly Advantage[] = [sardaukar, revivalOfAlly];
