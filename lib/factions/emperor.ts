import type { Advantage } from '../rules/powers.ts';
import type { FactionStart } from '../rules/starts.ts';

export const emperorStart: FactionStart = {
  spice: 10,
  forces: { kind: 'reserves' },
  rules: ['GF9-2019 Emperor sheet "At start"', 'AH79 Emperor shield'],
};

const sardaukar: Advantage = {
  id: 'emperor/sardaukar',
  faction: 'emperor',
  rules: ['GF9-2019 Emperor sheet "Sardaukar"', 'R-55'],
  specialForces: { count: 5, worthAgainst: (opponent) => (opponent === 'fremen' ? 1 : 2) },
};

/** The powers of the Emperor in battles, advanced game. */
export const emperor: readonly Advantage[] = [sardaukar];
