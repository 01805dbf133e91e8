/** What others may ask of revival: how much of it is left this turn, by whatever means. */
import type { Rules } from '../../powers/rules.ts';
import type { FactionId } from '../../table/factions.ts';
import type { GameState } from '../../table/state.ts';

/** Special forces that may still come back this turn, by whatever means. @rules GF9-2019 Emperor and Fremen sheets · R-157 */
export const specialForcesLeft = (
  { revival }: Pick<Rules, 'revival'>,
  { turn, specialsRevived }: Pick<GameState, 'turn' | 'specialsRevived'>,
  faction: FactionId,
): number =>
  specialsRevived
    .filter((one) => one.turn === turn && one.faction === faction)
    .reduce((left, { count }) => Math.max(0, left - count), revival.mostSpecial);
