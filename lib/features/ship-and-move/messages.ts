/** Messages of turns to ship and move. */
import type { MovesMade } from '../../model/shipping-types.ts';
import type { Round } from '../../model/phases.ts';
import { explain } from '../../messages/explanation.ts';
import { theFaction, factionPossessive } from '../../messages/names.ts';
import { formatSpice } from '../../messages/numbers.ts';
import type { Messages } from '../../messages/messages.ts';
import type { ShipAndMoveContract } from './contract.ts';

const MADE: Readonly<Record<MovesMade, string>> = {
  'on-the-board': 'the table ships and moves on the board, without Mentat.',
  'on-phones': 'the table ships and moves on phones.',
};

/** What a faction does in its turn of each round, and the name of each round. */
const DOES: Readonly<Record<Round, string>> = { both: 'ships and moves', shipments: 'ships', moves: 'moves' };
const ROUNDS: Readonly<Record<Round, { readonly name: string; readonly to: string }>> = {
  both: { name: 'shipment and movement', to: 'ship and move' },
  shipments: { name: 'the shipments', to: 'ship' },
  moves: { name: 'the movement', to: 'move' },
};

export const shipAndMoveMessages: Messages<ShipAndMoveContract> = {
  prompts: {
    'act-now': {
      lead: ({ onlyShips }) =>
        `${onlyShips === true ? 'Your shipment' : 'Your whole turn'}, before the next player’s. Nobody knows that you are asked.`,
      byDefault: 'The next player’s turn begins.',
    },
    'prepare-shipment': {
      lead: 'When your turn comes, you make the planned shipment with one tap. Nobody else sees it before.',
      byDefault: 'The seat plans no shipment.',
    },
    'prepare-move': {
      lead: 'The planned move follows your shipment, if it is still possible. Nobody else sees it before.',
      byDefault: 'The seat plans no move.',
    },
  },
  log: {
    'moves-chosen': ({ made }) => MADE[made],
    'acts-out-of-turn': ({ faction, round }) => `${theFaction(faction)} ${DOES[round]} now, out of turn.`,
    'nothing-shipped': ({ faction }) => `${theFaction(faction)} shipped nothing.`,
    'nothing-moved': ({ faction }) => `${theFaction(faction)} moved nothing.`,
    'move-gained': ({ faction }) => `${theFaction(faction)} moves once more this turn.`,
    'turn-reopened': ({ faction }) => `${factionPossessive(faction)} turn was opened again.`,
    'step-undone': ({ faction, what, because: why }) =>
      why === 'slip'
        ? `${theFaction(faction)} took back the ${what}.`
        : `${factionPossessive(faction)} ${what} was cancelled and undone.`,
    'may-after-all': ({ faction, what }) =>
      `${theFaction(faction)} may ${what === 'move' ? 'move' : 'ship'} after all.`,
    'own-fare-lent': ({ amount }) =>
      `the bank lent you ${formatSpice(amount)} because you had spent the spice that you owed back. The bank takes the loan from the next spice you get.`,
    'own-fare-repaid': ({ amount }) => `you gave the bank back ${formatSpice(amount)} that it had lent you.`,
    'fares-withheld': ({ payee, amount }) => `${formatSpice(amount)} went from ${theFaction(payee)} to the bank.`,
    'shipping-ended': ({ byModerator, round }) =>
      byModerator ? `the moderator ended ${ROUNDS[round].name}.` : `everybody had a turn to ${ROUNDS[round].to}.`,
  },
  covered: { 'own-fare-lent': () => null, 'own-fare-repaid': () => null },
  refusals: {
    'nothing-to-take-back': () =>
      explain(
        'You have no step that can be taken back now.',
        'You can take back a shipment or move as long as its forces are still there, no seat has answered it, and the next turn has no step. The moderator can go back further.',
      ),
  },
};
