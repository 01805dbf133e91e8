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

/** The powers of the Emperor in battles, advanced game. */
export const emperor: readonly Advantage[] = [sardaukar];
