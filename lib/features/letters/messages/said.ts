/** Texts of sealed letters, for everybody. */
import type { LetterMoment } from '../../../model/letters.ts';
import { factionPossessive, theFaction } from '../../../messages/names.ts';
import { capitalize, formatNumber } from '../../../messages/numbers.ts';
import type { Letter, OpenedLetter } from '../contract.ts';

/** Returns the moment of a letter, after `opens`: `at the beginning of turn 5`. */
export function formatMoment(opens: LetterMoment): string {
  switch (opens.at) {
    case 'turn':
      return `at the beginning of turn ${formatNumber(opens.turn)}`;
    case 'battle':
      return `after the next battle of ${theFaction(opens.faction)}`;
    case 'win':
      return `if ${theFaction(opens.faction)} wins`;
    case 'end':
      return 'at the end of the game';
  }
}

/** Returns the line about a sealed letter: `A letter of the Emperor opens at the beginning of turn 5.` */
export const formatSealed = ({ by, opens }: Pick<Letter, 'by' | 'opens'>): string =>
  `A letter of ${theFaction(by)} opens ${formatMoment(opens)}.`;

/** Returns an opened letter with its words: `The Emperor’s letter from turn 2: “Trust nobody.”` */
export const formatOpened = ({ by, turn, words }: Pick<OpenedLetter, 'by' | 'turn' | 'words'>): string =>
  `${capitalize(factionPossessive(by))} letter from turn ${formatNumber(turn)}: “${words}”`;
