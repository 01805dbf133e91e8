/** Messages of the storm card. */
import { explain } from '../../../messages/explanation.ts';
import { theFaction, factionPossessive } from '../../../messages/names.ts';
import { capitalize, formatSectors } from '../../../messages/numbers.ts';
import type { Messages } from '../../../messages/messages.ts';
import type { StormCardContract } from './contract.ts';

export const stormCardMessages: Messages<StormCardContract> = {
  prompts: {
    'storm-card': {
      lead: 'Everybody sees the number, and the storm moves so many sectors.',
      byDefault: 'The card counts as a 1.',
    },
  },
  log: {
    'own-storm-card': ({ card }) => `you drew the next storm card: ${formatSectors(card)}.`,
    'storm-card-revealed': ({ by, card }) => `${theFaction(by)} turned the storm card over: ${formatSectors(card)}.`,
    'storm-card-unseen': ({ faction }) => `${theFaction(faction)} laid the next storm card face down, unseen.`,
    'storm-card-drawn': ({ faction }) => `the next storm card was ${factionPossessive(faction)} to look at.`,
  },
  covered: { 'own-storm-card': () => 'you drew the next storm card.' },
  actions: {
    'draw-storm-card': 'Shuffle the storm cards, draw one, look at it and lay it face down',
    'lay-storm-card-unseen': 'Shuffle the storm cards, and lay one face down without looking at it',
    'storm-card-away': 'Put the storm card back among the others',
  },
  facts: {
    'storm-card': {
      about: 'Storm card',
      value: ({ lies }) => (lies ? 'face down' : 'none'),
      corrected: ({ lies }) => `noted that ${lies ? 'a' : 'no'} storm card lies face down`,
    },
  },
  secrets: {
    'storm-card': {
      name: 'storm card',
      check: 'The moderator asks you to check your storm card. Nobody else sees your answer.',
      entered: ({ card }) =>
        card === 'untold' ? 'You keep your storm card to yourself.' : `You entered your storm card: ${card}.`,
      covered: 'You entered your storm card.',
    },
  },
  refusals: {
    'draws-no-storm-cards': ({ faction }) =>
      explain(`${capitalize(theFaction(faction))} draws no storm cards.`, 'Ask who does.'),
    'no-storm-card': () => explain('No storm card lies face down.', 'The moderator can note that one does.'),
    'no-storm-cards': () => explain('Nobody at this table draws storm cards.', 'The wheels move the storm.'),
  },
};
