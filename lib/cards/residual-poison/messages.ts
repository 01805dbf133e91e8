/** Messages of Residual Poison. Only the owner of a card before a shield reads its title. */
import { cardName } from '../../messages/cards.ts';
import { explain } from '../../messages/explanation.ts';
import { factionPossessive, leaderName, theFaction } from '../../messages/names.ts';
import { capitalize, formatSpice } from '../../messages/numbers.ts';
import type { Messages } from '../../messages/messages.ts';
import type { ResidualPoisonContract } from './contract.ts';

export const residualPoisonMessages: Messages<ResidualPoisonContract> = {
  prompts: {
    'pay-bribe': {
      lead: ({ forBluff }) =>
        `If you pay, the card stays where it is. If you do not, it is shown: a Residual Poison kills one of your leaders; for a worthless card you are owed ${formatSpice(forBluff)}.`,
      byDefault: 'The bribe is paid if the spice suffices. Otherwise the card is shown.',
    },
    'show-poison': {
      lead: 'They did not pay. Turn the card over for all to see. With a Residual Poison you choose the leader that dies, and take its strength in spice from the bank.',
      byDefault: 'The card is shown. With a Residual Poison the first leader dies.',
    },
  },
  log: {
    'poison-laid': ({ by, against, amount }) =>
      `${theFaction(by)} laid a card face down before ${factionPossessive(against)} shield and demands ${formatSpice(amount)} each turn.`,
    'own-poison-laid': ({ against, amount, card }) =>
      `you laid ${cardName(card)} before ${factionPossessive(against)} shield and demand ${formatSpice(amount)} each turn.`,
    'bribe-paid': ({ by, to, amount }) =>
      `${theFaction(by)} paid ${theFaction(to)} ${formatSpice(amount)} for the card before its shield.`,
    'bribe-refused': ({ by, to }) => `${theFaction(by)} did not pay ${theFaction(to)} for the card before its shield.`,
    'poison-shown': ({ by, against, card, leader }) =>
      `${theFaction(by)} showed ${cardName(card)} before ${factionPossessive(against)} shield${leader === null ? '' : `, and chose ${leaderName(leader)}`}.`,
    'poison-taken-away': ({ by, against }) =>
      `${theFaction(by)} discarded its card before ${factionPossessive(against)} shield, unseen.`,
    'poison-cast': ({ by, against }) =>
      `${theFaction(by)} laid a card face down before ${factionPossessive(against)} shield, and threw a die in secret.`,
    'own-poison-die': ({ against, number, leader }) =>
      `the die before ${factionPossessive(against)} shield shows ${number}${leader === null ? '' : `: ${leaderName(leader)}`}.`,
    'poison-six': ({ by, against, paid }) =>
      `the die showed a six: ${theFaction(by)} shows the card before ${factionPossessive(against)} shield, and pays ${formatSpice(paid)}.`,
    'poison-over': ({ by, against }) =>
      `the card of ${theFaction(by)} before ${factionPossessive(against)} shield went away, unseen.`,
    'bluff-owed': ({ by, to, amount }) =>
      `${theFaction(by)} owes ${theFaction(to)} ${formatSpice(amount)} for the bluff.`,
    'bluff-paid': ({ by, to, amount }) =>
      `${theFaction(by)} paid ${theFaction(to)} ${formatSpice(amount)} of that debt.`,
  },
  covered: {
    'own-poison-die': ({ against }) => `the die before ${factionPossessive(against)} shield was thrown.`,
    'own-poison-laid': ({ against, amount }) =>
      `you laid a card before ${factionPossessive(against)} shield and demand ${formatSpice(amount)} each turn.`,
  },
  actions: {
    'lay-before-shield': ({ faction, before }, { reader }) =>
      reader === 'owner'
        ? `Lay the card face down before ${factionPossessive(before)} shield`
        : `${capitalize(theFaction(faction))} lays a card face down before ${factionPossessive(before)} shield`,
    'take-from-shield': ({ faction, before }, { reader }) =>
      reader === 'owner'
        ? `Take your card from before ${factionPossessive(before)} shield`
        : `${capitalize(theFaction(faction))} takes its card from before ${factionPossessive(before)} shield`,
    'discard-unseen': ({ faction, before }, { reader }) =>
      reader === 'owner'
        ? `Lay your card from before ${factionPossessive(before)} shield face down into the discards`
        : `${capitalize(theFaction(faction))} lays its card from before ${factionPossessive(before)} shield face down into the discards`,
  },
  facts: {
    poison: {
      about: ({ faction }) => `Card before ${factionPossessive(faction)} shield`,
      value: ({ by, amount }) => (by === null ? 'none' : `${theFaction(by)}, ${formatSpice(amount)} each turn`),
      corrected: ({ faction, by, amount }) =>
        by === null
          ? `noted that no card lies before ${factionPossessive(faction)} shield`
          : `noted that ${theFaction(by)} demands ${formatSpice(amount)} of ${theFaction(faction)} for a card before its shield`,
    },
    poisoning: {
      about: ({ faction }) => `Card with a die before ${factionPossessive(faction)} shield`,
      value: ({ by }) => (by === null ? 'none' : theFaction(by)),
      corrected: ({ faction, by }) =>
        by === null
          ? `noted that no card with a die lies before ${factionPossessive(faction)} shield`
          : `noted that a card of ${theFaction(by)} with a die lies before ${factionPossessive(faction)} shield`,
    },
    'poison-debt': {
      about: ({ faction, to }) => `Debt of ${theFaction(faction)} to ${theFaction(to)}`,
      value: ({ amount }) => (amount === 0 ? 'none' : formatSpice(amount)),
      corrected: ({ faction, to, amount }) =>
        amount === 0
          ? `noted that ${theFaction(faction)} owes ${theFaction(to)} nothing for a bluff`
          : `noted that ${theFaction(faction)} owes ${theFaction(to)} ${formatSpice(amount)} for a bluff`,
    },
  },
  refusals: {
    'no-residual-poison': () =>
      explain('The deck of this table has no Residual Poison.', 'No card lies before a shield here.'),
    'no-poison-there': ({ against }) =>
      explain(`No card of yours lies before ${factionPossessive(against)} shield.`, 'Choose another one.'),
    'only-in-own-move': () =>
      explain('You take your card away in your own turn to ship and move.', 'Wait until that turn.'),
    'poisons-itself': () => explain('This needs two factions.', 'Choose another faction.'),
  },
};
