/** Messages of the storm card. */
import { explain } from '../../../messages/explanation.ts';
import { theFaction, factionPossessive } from '../../../messages/names.ts';
import { capitalize, formatSectors } from '../../../messages/numbers.ts';
import type { Messages } from '../../../messages/messages.ts';
import { weatherWords } from '../../../messages/weather.ts';
import type { StormCardContract } from './contract.ts';

export const stormCardMessages: Messages<StormCardContract> = {
  prompts: {
    'storm-card': {
      lead: 'Everybody sees the number, and the storm moves so many sectors.',
      byDefault: 'Mentat takes the card as a 1.',
    },
  },
  log: {
    'own-storm-card': ({ card }, { edition }) =>
      `you drew the next ${weatherWords(edition).one}: ${formatSectors(card)}.`,
    'storm-card-revealed': ({ by, card }, { edition }) =>
      `${theFaction(by)} turned the ${weatherWords(edition).one} over: ${formatSectors(card)}.`,
    'storm-card-unseen': ({ faction }, { edition }) =>
      `${theFaction(faction)} laid the next ${weatherWords(edition).one} face down, unseen.`,
    'storm-card-drawn': ({ faction }, { edition }) =>
      `the next ${weatherWords(edition).one} was ${factionPossessive(faction)} to look at.`,
  },
  covered: { 'own-storm-card': () => 'you drew the next storm card.' },
  actions: {
    'draw-storm-card': (_move, { edition }) => weatherWords(edition).draw,
    'lay-storm-card-unseen': (_move, { edition }) => weatherWords(edition).layUnseen,
    'storm-card-away': (_move, { edition }) => weatherWords(edition).putBack,
  },
  facts: {
    'storm-card': {
      about: (_fact, edition) => capitalize(weatherWords(edition).one),
      value: ({ lies }) => (lies ? 'face down' : 'none'),
      corrected: ({ lies }, { edition }) =>
        `noted that ${lies ? 'a' : 'no'} ${weatherWords(edition).one} lies face down`,
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
    'draws-no-storm-cards': ({ faction }, edition) =>
      explain(`${capitalize(theFaction(faction))} draws no ${weatherWords(edition).one}s.`, 'Ask which faction does.'),
    'no-storm-card': (_refusal, edition) =>
      explain(`No ${weatherWords(edition).one} lies face down.`, 'The moderator can note that one does.'),
    'no-storm-cards': (_refusal, edition) =>
      explain(`No faction at this table draws ${weatherWords(edition).one}s.`, 'The wheels move the storm.'),
  },
};
