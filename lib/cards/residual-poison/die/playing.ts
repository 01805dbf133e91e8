/** The play of a Residual Poison, or of a bluff, at tables where a secret die decides its effect. */
import { getField } from '../../../core/answer.ts';
import { must } from '../../../core/assert-never.ts';
import { oneOf } from '../../../core/grammar.ts';
import { runningSetup } from '../../../features/setup/api.ts';
import { parsePlayedCard } from '../../../model/answers.ts';
import type { FactionId } from '../../../model/factions.ts';
import { areAllies } from '../../../model/selectors.ts';
import { cardLaidDown } from '../../../pieces/events.ts';
import type { AnytimePlay, CardPlayContext } from '../../../powers/power.ts';

/** The card is laid at any time before an opponent. Nobody else sees whether it is real. */
export const playedWithDie: AnytimePlay = {
  fields: (player) => {
    const targets = targetsOf(player);
    return targets.length === 0 ? null : { poisons: oneOf(...targets) };
  },
  effect: (player, answer) => {
    const against = must(
      targetsOf(player).find((other) => other === getField(answer, 'poisons')),
      'the poisoned player',
    );
    const { faction: by } = player;
    return [cardLaidDown(by, against, must(parsePlayedCard(answer), 'a card')), { type: 'PoisonCast', by, against }];
  },
};

/** Returns the opponents without a card of this kind before their shields. */
const targetsOf = ({ state, faction }: CardPlayContext): readonly FactionId[] =>
  state.victory !== null || runningSetup(state) !== null
    ? []
    : state.seating
        .map((seat) => seat.faction)
        .filter((other) => other !== faction && !areAllies(state, faction, other))
        .filter((other) => !state.poisonings.some(({ against }) => against === other));
