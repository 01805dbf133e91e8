/** Messages of turns to ship and move. */
import type { MovesMade } from '../../model/shipping-types.ts';
import { explain } from '../../messages/explanation.ts';
import { theFaction, factionPossessive } from '../../messages/names.ts';
import { formatSpice } from '../../messages/numbers.ts';
import type { Messages } from '../../messages/messages.ts';
import type { ShipAndMoveContract } from './contract.ts';

const MADE: Readonly<Record<MovesMade, string>> = {
  'on-the-board': 'the table ships and moves on the board, without Mentat.',
  'on-phones': 'the table ships and moves on phones.',
};

export const shipAndMoveMessages: Messages<ShipAndMoveContract> = {
  prompts: {
    'act-now': {
      lead: 'Your whole turn, before the next player’s. Nobody knows that you are asked.',
      byDefault: 'The next player’s turn begins.',
    },
    'prepare-shipment': {
      lead: 'It goes with one tap when your turn comes. Nobody else sees it.',
      byDefault: 'Nothing is laid out.',
    },
    'prepare-move': {
      lead: 'It goes after your shipment, if it still can. Nobody else sees it.',
      byDefault: 'Nothing is laid out.',
    },
  },
  log: {
    'moves-chosen': ({ made }) => MADE[made],
    'acts-out-of-turn': ({ faction }) => `${theFaction(faction)} ships and moves now, out of turn.`,
    'nothing-shipped': ({ faction }) => `${theFaction(faction)} shipped nobody.`,
    'nothing-moved': ({ faction }) => `${theFaction(faction)} moved nobody.`,
    'move-gained': ({ faction }) => `${theFaction(faction)} moves once more this turn.`,
    'turn-reopened': ({ faction }) => `${factionPossessive(faction)} turn was opened again.`,
    'step-undone': ({ faction, what, because: why }) =>
      why === 'slip'
        ? `${theFaction(faction)} took back the ${what}.`
        : `${factionPossessive(faction)} ${what} was stopped, and undone.`,
    'may-after-all': ({ faction, what }) =>
      `${theFaction(faction)} may ${what === 'move' ? 'move' : 'ship'} after all.`,
    'own-fare-lent': ({ amount }) =>
      `the bank lent you ${formatSpice(amount)} for what you paid back. It takes that from the next spice you get.`,
    'own-fare-repaid': ({ amount }) => `you gave the bank back ${formatSpice(amount)} that it had lent you.`,
    'fares-withheld': ({ payee, amount }) => `${formatSpice(amount)} went from ${theFaction(payee)} to the bank.`,
    'shipping-ended': ({ byModerator }) =>
      byModerator ? 'the moderator ended shipment and movement.' : 'everybody had a turn to ship and move.',
  },
  covered: { 'own-fare-lent': () => null, 'own-fare-repaid': () => null },
  refusals: {
    'nothing-to-take-back': () =>
      explain(
        'Nothing of yours can be taken back now.',
        'A shipment or move can be, as long as its forces stand where they came, nobody has answered it, and nothing is done in the next turn. The moderator can go back further.',
      ),
  },
};
