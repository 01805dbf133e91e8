/** Messages of the set-up. */
import type { DrawnSecret } from '../../model/setup.ts';
import { explain } from '../../messages/explanation.ts';
import { formatSpecialThen, theFaction } from '../../messages/names.ts';
import { plural, formatCount, formatForces, formatSpice } from '../../messages/numbers.ts';
import { formatPrediction } from '../../messages/prediction.ts';
import { formatTakenAsDone } from '../../messages/taken-as-done.ts';
import { thePlace } from '../../messages/territories.ts';
import type { Messages } from '../../messages/messages.ts';
import type { SetupContract, SetupPrompt } from './contract.ts';

export const setupMessages: Messages<SetupContract> = {
  prompts: {
    predict: {
      lead: 'If that faction wins in that turn, alone or with allies, you win alone. Wins by the special conditions of the last turn do not count.',
      byDefault: 'Mentat takes the prediction as made with the printed cards.',
    },
    'draw-own': {
      lead: (ask) => (ask.matter === 'traitors' ? traitorsLead(ask) : cardsLead(ask)),
      byDefault: 'Mentat takes the cards as drawn, and does not know them.',
    },
    'spread-forces': {
      lead: 'Spread them as you like. All the others stay in your reserves.',
      byDefault: 'Mentat places them all in Sietch Tabr, without Fedaykin.',
    },
    'start-anywhere': {
      lead: 'Any territory. If other factions are there, the force coexists with them and does not fight. If it is alone, it is a fighter.',
      byDefault: 'Mentat places it in the Polar Sink.',
    },
    'setup-done': {
      lead: 'Tick what is done. When every part of the table is set up, the first storm can come.',
      byDefault: 'That part of the table counts as set up.',
    },
  },
  log: {
    'setup-began': 'the table began to set up the game.',
    'prediction-sealed': ({ faction }) => `${theFaction(faction)} sealed a prediction.`,
    'own-prediction': ({ prediction }) =>
      prediction === 'untold'
        ? 'you made your prediction with the printed cards.'
        : `you predicted: ${formatPrediction(prediction)}`,
    'own-drawn': ({ faction, matter }) => `${theFaction(faction)} took its ${DRAWN[matter]}.`,
    'starting-spice': ({ faction, amount }) => `${theFaction(faction)} took ${formatSpice(amount)} to begin with.`,
    'forces-placed': (fact, { edition }) => {
      const who = fact.side === 'advisors' ? formatCount(fact.count, 'advisor') : formatForces(fact.count);
      return `${theFaction(fact.faction)} placed ${who}${formatSpecialThen(fact)} in ${thePlace(fact, edition)}.`;
    },
    'setup-ended': ({ takenAsDone }, others) =>
      takenAsDone.length === 0
        ? 'the game is set up.'
        : `the game is set up. ${formatTakenAsDone(takenAsDone, others)}`,
  },
  // The line that everybody reads about a draw.
  covered: { 'own-prediction': () => 'you sealed your prediction.', 'own-drawn': () => null },
  points: { 'setup-ended': 'the set-up was over' },
  refusals: {
    'game-under-way': () =>
      explain(
        'Something of this game is entered or played already.',
        'A set-up begins from an empty board. Open a new table, or play on from here.',
      ),
  },
};

type Draw = Extract<SetupPrompt, { readonly kind: 'draw-own' }>;

function traitorsLead({ from, count, keeps }: Draw): string {
  const others = from === 'discs' ? DISCS_GO_BACK : keeps === count ? '' : 'Put the others face down under the deck. ';
  return plural(keeps, {
    one: `${others}Enter the leader, and Mentat watches for it; or keep it to yourself.`,
    other: `${others}Enter the leaders, and Mentat watches for them; or keep them to yourself.`,
  });
}

/**
 * The instruction for traitors that are drawn as discs. No faction keeps the discs, because the leaders still lead for
 * their owners.
 */
const DISCS_GO_BACK =
  'Your own leaders cannot be your traitors. Put all discs that you drew back face down, to be mixed again. ';

const cardsLead = ({ count }: Draw): string =>
  plural(count, {
    one: 'Enter the card, and your battle plans offer it; or keep it to yourself.',
    other: 'Enter the cards, and your battle plans offer them; or keep them to yourself.',
  });

const DRAWN: Record<DrawnSecret, string> = { traitors: 'traitors', hand: 'treachery cards' };
