import { getField } from '../core/answer.ts';
import { must } from '../core/assert-never.ts';
import { oneOf } from '../core/grammar.ts';
import { wormSummoned, wormThumped } from '../features/spice-blow/events.ts';
import type { TerritoryId } from '../model/territories.ts';
import type { CardPlayContext, CardPower } from '../powers/power.ts';
import { isWormMoment } from './special-karama/api.ts';

/**
 * A worm comes in place of the next spice card, as if a worm card had come up. In Dune Squad it comes to any desert
 * territory at any time, without a nexus; Fremen there live, and may ride it at once. The card is discarded.
 */
export const thumper: CardPower<'thumper'> = {
  kind: 'thumper',
  rules: ['AH79 Spice Harvest VII.4', 'R-24, R-213', 'Dune Squad VI.B.7; R-275'],
  inBattle: null,
  thumps: true,
  playedFreely: {
    leavesPlans: true,
    fields: (player) => {
      if (isCalling(player)) return isWormMoment(player.state) ? { thumps: oneOf(...desertsOf(player)) } : null;
      return wormThumped(player) === null ? null : {};
    },
    effect: (player, answer) => {
      if (!isCalling(player)) return wormThumped(player) ?? [];
      const territory = must(
        desertsOf(player).find((desert) => desert === getField(answer, 'thumps')),
        'where the worm comes',
      );
      return [wormSummoned(player.state, { territory, by: player.faction, power: null })];
    },
  },
};

const isCalling = ({ rules }: CardPlayContext): boolean => rules.thumperCalls === 'any-desert';

/** Returns the territories to which the card calls a worm: no rock and no stronghold. */
const desertsOf = ({ board }: CardPlayContext): readonly TerritoryId[] =>
  board.territories.filter((territory) => board.terrainOf(territory) === 'sand');
