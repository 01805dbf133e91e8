/** Messages of forces, leaders, spice and cards, in any phase. */
import { sideWords } from '../messages/sides.ts';
import { heldCardName } from '../messages/cards.ts';
import { leaderName, theFaction, factionPossessive } from '../messages/names.ts';
import { formatList, formatCards } from '../messages/numbers.ts';
import { theTerritory } from '../messages/territories.ts';
import type { Messages } from '../messages/messages.ts';
import type { PiecesContract } from './contract.ts';
import { PIECE_FACTS } from './messages/facts.ts';
import { PIECE_REFUSALS } from './messages/refusals.ts';
import { PIECE_LINES } from './messages/told.ts';

export const piecesMessages: Messages<PiecesContract> = {
  log: PIECE_LINES,
  covered: {
    'own-cards-dealt': () => 'you were dealt cards.',
    'own-cards-passed': ({ from, to, cards, untold }) =>
      `${theFaction(from)} passed ${formatCards(cards.length + untold)} to ${theFaction(to)}.`,
    'own-traitors': () => 'you learned your traitors.',
  },
  points: {
    'side-shown': ({ faction, territory, side }, { edition }) =>
      `${factionPossessive(faction)} forces in ${theTerritory(territory, edition)} were ${sideWords(side, edition).are} from then on`,
  },
  facts: PIECE_FACTS,
  secrets: {
    spice: {
      name: 'spice',
      check: 'The moderator asks you to count your spice once more. Nobody else sees your answer.',
      entered: ({ spice }) =>
        spice === 'uncounted' ? 'You keep your spice uncounted.' : `You entered your spice: ${spice}.`,
      covered: 'You entered your spice.',
    },
    hand: {
      name: 'hand',
      check: 'The moderator asks you to look at your cards once more. Nobody else sees your answer.',
      entered: ({ cards }) =>
        cards.length === 0
          ? 'You entered an empty hand.'
          : `You entered your hand: ${formatList(cards.map(heldCardName))}.`,
      covered: 'You entered your hand.',
    },
    traitors: {
      name: 'traitors',
      check: 'The moderator asks you to look at your traitors once more. Nobody else sees your answer.',
      entered: ({ leaders }) => {
        if (leaders === 'unknown') return 'You keep your traitors to yourself.';
        if (leaders.length === 0) return 'You entered that you have no traitor.';
        return `You entered your traitors: ${formatList(leaders.map(leaderName))}.`;
      },
      covered: 'You entered your traitors.',
    },
  },
  refusals: PIECE_REFUSALS,
};
