/** Messages of the end of a turn and of the game. */
import type { Victory } from '../../model/victory.ts';
import { theFaction } from '../../messages/names.ts';
import { plural, capitalize, formatList } from '../../messages/numbers.ts';
import { formatTakenAsDone } from '../../messages/taken-as-done.ts';
import type { Messages } from '../../messages/messages.ts';
import { winnersTitle } from './labels.ts';
import type { PauseContract } from './contract.ts';
import { formatHowWon, formatStandings, boardMatterName, formatOff } from './messages/counted.ts';

export const mentatPauseMessages: Messages<PauseContract> = {
  prompts: {
    'check-board': {
      lead: ({ turn }) =>
        `This is what Mentat knows of your faction in turn ${turn}. Everyone compares it with the board.`,
      byDefault: 'The board counts as right.',
    },
    'open-prediction': {
      lead: 'If a player predicted this winner and this turn, that player wins alone. Everybody can see that you are asked, but not your answer.',
      byDefault:
        'Mentat opens the prediction if it knows the prediction and it came true. Otherwise the prediction stays closed.',
    },
  },
  log: {
    'board-disputed': ({ faction, matter }) => formatOff(faction, matter),
    'moves-taken-as-done': ({ moves }, others) => formatTakenAsDone(moves, others),
    'strongholds-counted': ({ standings }) => formatStandings(standings),
    'prediction-opened': ({ by, predicted }) =>
      `${theFaction(by)} opened its prediction: ${theFaction(predicted)}, in this turn.`,
    'game-won': ({ victory }, { edition }) => `${winnersTitle(victory)}. ${formatHowWon(victory, edition)}`,
    'victory-reopened': 'a correction affected the strongholds, so they are counted again.',
    'nobody-won': ({ turn }) => `nobody has won in turn ${turn}.`,
    'nobody-won-yet': ({ turn }) => `nobody has enough strongholds in turn ${turn}.`,
  },
  points: {
    'board-disputed': ({ faction, matter }) =>
      `${theFaction(faction)} found ${boardMatterName(matter).toLowerCase()} wrong`,
    'moves-taken-as-done': 'the board counted as right',
    'strongholds-counted': 'the strongholds were counted',
    'victory-reopened': 'the strongholds were to be counted again',
    'game-won': 'the game was won',
    'nobody-won': ({ turn }) => `turn ${turn} ended without a winner`,
    'nobody-won-yet': ({ turn }) => `the strongholds of turn ${turn} were counted without a winner`,
  },
};

/** Returns the title of the last page of the evening: `Atreides and Fremen rule Arrakis`. */
export const rulesTitle = ({ winners }: Victory): string =>
  capitalize(
    `${formatList(winners.map(theFaction))} ${plural(winners.length, { one: 'rules', other: 'rule' })} Arrakis`,
  );
