/** The texts about the own cards before shields, under the cover of their owner's phone. */
import type { CardBeforeShield } from '../../../model/laid-cards.ts';
import { heldCardName } from '../../../messages/cards.ts';
import { leaderName, theFaction } from '../../../messages/names.ts';
import { formatList } from '../../../messages/numbers.ts';
import type { OwnPoisoning } from '../contract.ts';

/**
 * Returns the cards, one after the other, with what the die says: `Before Fremen: Kulon`, or `Before Fremen: Residual
 * Poison, die 3: Otheym, until turn 4 ends`.
 */
export const formatOwnPoisons = (cards: readonly CardBeforeShield[], dice: readonly OwnPoisoning[]): string =>
  formatList(
    cards.map(({ before, card: { card } }) => {
      const die = dice.find(({ against }) => against === before);
      const named = `Before ${theFaction(before)}: ${heldCardName(card)}`;
      return die === undefined ? named : `${named}, ${formatDie(die)}`;
    }),
  );

/** The number of the die whose time is a phase. */
const FOR_A_PHASE = 1;

function formatDie({ number, leader, lastTurn }: OwnPoisoning): string {
  const until = number === FOR_A_PHASE ? 'until this phase ends' : `until turn ${lastTurn} ends`;
  if (number === null || number === 'untold') return `the die is not told, ${until}`;
  return `die ${number}: ${leader === null ? 'no leader' : leaderName(leader)}, ${until}`;
}
