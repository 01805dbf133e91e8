import { isWormMoment } from '../../../cards/special-karama/api.ts';
import { getField } from '../../../core/answer.ts';
import { must } from '../../../core/assert-never.ts';
import { oneOf } from '../../../core/grammar.ts';
import { wormSummoned } from '../../../features/spice-blow/events.ts';
import type { Advantage } from '../../../powers/power.ts';
import { placesForWorm } from './found.ts';

const ID = 'fremen/karama-worm';

/**
 * A Karama calls a worm, which acts like any other worm. It brings no nexus, so Fremen ride it at once. Nothing cancels
 * the call. Their control over that worm can be cancelled as usual.
 */
export const karamaWorm: Advantage = {
  id: ID,
  faction: 'fremen',
  rules: [
    'GF9-2019 Advanced Karama Cards, Questions and Answers "Treachery Cards"',
    'AH79 Player Aid Pad B.6.B.5, Questions and Answers A.8',
    'R-121, R-153, R-160',
  ],
  playedAsKarama: {
    fields: (player) => (isWormMoment(player.state) ? { worm: oneOf(...placesForWorm(player)) } : null),
    effect: (player, answer) => {
      const territory = must(
        placesForWorm(player).find((place) => place === getField(answer, 'worm')),
        'where the worm comes',
      );
      return [wormSummoned(player.state, { territory, by: player.faction, power: ID })];
    },
  },
};
