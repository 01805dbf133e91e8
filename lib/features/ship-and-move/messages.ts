/** What is said of turns to ship and move. */
import type { MovesMade } from '../../model/shipping-types.ts';
import { because } from '../../messages/explanation.ts';
import { theFaction, theFactions } from '../../messages/names.ts';
import { saySpice } from '../../messages/numbers.ts';
import type { Words } from '../../messages/messages.ts';
import type { ShipAndMoveContract } from './contract.ts';

const MADE: Readonly<Record<MovesMade, string>> = {
  'on-the-board': 'the table ships and moves on the board, without Mentat.',
  'on-phones': 'the table ships and moves on phones.',
};

export const shipAndMoveWords: Words<ShipAndMoveContract> = {
  questions: {
    'act-now': {
      lead: 'Your whole turn, before the next player’s. Nobody knows that you are asked.',
      owed: 'nothing',
      byDefault: 'The next player’s turn begins.',
    },
    'prepare-shipment': {
      lead: 'It goes with one tap when your turn comes. Nobody else sees it.',
      owed: 'nothing',
      byDefault: 'Nothing is laid out.',
    },
    'prepare-move': {
      lead: 'It goes after your shipment, if it still can. Nobody else sees it.',
      owed: 'nothing',
      byDefault: 'Nothing is laid out.',
    },
  },
  told: {
    'moves-chosen': ({ made }) => MADE[made],
    'acts-out-of-turn': ({ faction }) => `${theFaction(faction)} ships and moves now, out of turn.`,
    'nothing-shipped': ({ faction }) => `${theFaction(faction)} shipped nobody.`,
    'nothing-moved': ({ faction }) => `${theFaction(faction)} moved nobody.`,
    'move-gained': ({ faction }) => `${theFaction(faction)} moves once more this turn.`,
    'turn-reopened': ({ faction }) => `${theFactions(faction)} turn was opened again.`,
    'step-undone': ({ faction, what, because: why }) =>
      why === 'slip'
        ? `${theFaction(faction)} took back the ${what}.`
        : `${theFactions(faction)} ${what} was stopped, and undone.`,
    'may-after-all': ({ faction, what }) =>
      `${theFaction(faction)} may ${what === 'move' ? 'move' : 'ship'} after all.`,
    'own-fare-lent': ({ amount }) =>
      `the bank lent you ${saySpice(amount)} for what you paid back. It takes that from the next spice you get.`,
    'own-fare-repaid': ({ amount }) => `you gave the bank back ${saySpice(amount)} that it had lent you.`,
    'fares-withheld': ({ payee, amount }) => `${saySpice(amount)} went from ${theFaction(payee)} to the bank.`,
    'shipping-ended': ({ byModerator }) =>
      byModerator ? 'the moderator ended shipment and movement.' : 'everybody had a turn to ship and move.',
  },
  covered: { 'own-fare-lent': () => null, 'own-fare-repaid': () => null },
  refusals: {
    'nothing-to-take-back': () =>
      because(
        'Nothing of yours can be taken back now.',
        'A shipment or move can be, until somebody answers it or something is done in the next turn.',
      ),
  },
};
