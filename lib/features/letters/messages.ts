/** Messages of sealed letters. */
import { explain } from '../../messages/explanation.ts';
import type { Messages } from '../../messages/messages.ts';
import { factionPossessive, theFaction } from '../../messages/names.ts';
import { formatNumber } from '../../messages/numbers.ts';
import { MAX_SEALED_LETTERS } from '../../model/letters.ts';
import type { LettersContract } from './contract.ts';
import { formatMoment, formatOpened } from './messages/said.ts';

export const lettersMessages: Messages<LettersContract> = {
  log: {
    'letter-sealed': ({ by, opens }) => `${theFaction(by)} sealed a letter. It opens ${formatMoment(opens)}.`,
    'letter-opened': (letter) => formatOpened(letter),
    'letter-destroyed': ({ by }) => `${theFaction(by)} destroyed a sealed letter. Nobody has read it.`,
  },
  points: {
    'letter-sealed': ({ by }) => `${theFaction(by)} sealed a letter`,
    'letter-opened': ({ by }) => `${factionPossessive(by)} letter opened`,
    'letter-destroyed': ({ by }) => `${theFaction(by)} destroyed a letter`,
  },
  refusals: {
    'too-early-for-letters': () =>
      explain('The game has not begun, and players may still swap factions.', 'Write once the game has begun.'),
    'letter-never-opens': () => explain('This letter would never open.', 'Choose a turn that is still to come.'),
    'too-many-letters': () =>
      explain(
        `You have ${formatNumber(MAX_SEALED_LETTERS)} sealed letters.`,
        'Wait until one opens, or destroy one unread.',
      ),
    'no-such-letter': () =>
      explain('This letter no longer lies on the table.', 'It was opened or destroyed. Look at your letters again.'),
  },
};
