import { partNamed } from '../board/places.ts';
import type { Advantage } from '../rules/powers.ts';
import type { FactionStart } from '../rules/starts.ts';

export const guildStart: FactionStart = {
  spice: 5,
  forces: { kind: 'fixed', place: partNamed('tueks-sietch@4'), count: 5 },
  rules: ['GF9-2019 Spacing Guild sheet "At start"', 'AH79 Guild shield'],
};

/** Nobody has been able to win: the spice flows on, and the Guild carries it. */
const nobodyWon: Advantage = {
  id: 'guild/last-turn',
  faction: 'guild',
  rules: ['GF9-2019 Spacing Guild sheet "Special victory condition"', 'AH79 Guild shield', 'R-12'],
  winsAfterLastTurn: () => true,
};

/** The powers of the Spacing Guild at the end of the game. */
export const guild: readonly Advantage[] = [nobodyWon];
