/** Messages of the Kwisatz Haderach and of the losses that wake it. */
import type { EditionId } from '../../../model/editions.ts';
import { explain } from '../../../messages/explanation.ts';
import { formatForces } from '../../../messages/numbers.ts';
import { theTerritory } from '../../../messages/territories.ts';
import type { Messages } from '../../../messages/messages.ts';
import type { KwisatzHaderachContract, KwisatzHaderachFact } from './contract.ts';

export const kwisatzHaderachMessages: Messages<KwisatzHaderachContract> = {
  log: {
    'kwisatz-haderach-killed': 'the Kwisatz Haderach went to the tanks.',
    'kwisatz-haderach-revived': 'the Kwisatz Haderach came back from the tanks.',
  },
  actions: {
    'lay-out-kwisatz-haderach': 'Lay the Kwisatz Haderach card ready, with no losses counted',
    'kwisatz-haderach-to-tanks': 'Put the Kwisatz Haderach into the tanks',
    'kwisatz-haderach-from-tanks': 'Take the Kwisatz Haderach out of the tanks',
  },
  facts: {
    'kwisatz-haderach': {
      about: 'Kwisatz Haderach',
      value: whereItIs,
      corrected: (_fact, { to }) => `set the Kwisatz Haderach ${to}`,
    },
  },
  secrets: {
    'battle-losses': {
      name: 'losses in battles',
      check:
        'The moderator asks you to check how many of your forces were lost in battles. Nobody else sees your answer.',
      entered: ({ losses }) => `You entered ${formatForces(losses)} lost in battles.`,
      covered: 'You entered your losses in battles.',
    },
  },
  refusals: {
    'no-kwisatz-haderach': () =>
      explain('No faction at this table has the Kwisatz Haderach.', 'It belongs to Atreides in the advanced game.'),
    'kwisatz-haderach-is-dead': () =>
      explain('The Kwisatz Haderach is in the tanks.', 'Take it out of the tanks first.'),
  },
};

function whereItIs({ where, usedIn }: KwisatzHaderachFact, edition: EditionId): string {
  if (where === 'tanks') return 'in the tanks';
  return usedIn === null ? 'not in the tanks' : `used in ${theTerritory(usedIn, edition)}`;
}
