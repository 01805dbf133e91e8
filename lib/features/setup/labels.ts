import { namesOfModules } from '../../model/modules.ts';
import type { SetupStepId } from '../../model/setup.ts';
import type { Labels } from '../../messages/labels.ts';
import { theFaction } from '../../messages/names.ts';
import { plural, formatCount, formatList, formatForces } from '../../messages/numbers.ts';
import { type Message, render } from '../../messages/message.ts';
import type { SetupContract, SetupView } from './contract.ts';

export const setupLabels: Labels<SetupContract> = {
  prompts: {
    predict: { title: 'Who wins, and in which turn?', awaited: 'to predict the winner' },
    'draw-own': {
      title: ({ matter, from, count, keeps }) => {
        if (matter === 'hand') return `Take ${formatCount(count, 'treachery card')}.`;
        return from === 'cards'
          ? `Take ${formatCount(count, 'traitor card')}, keep ${keeps === count ? 'all of them' : 'one'}.`
          : `Draw ${formatCount(count, 'leader')}, note ${keeps === count ? 'all leaders of others' : 'one'}.`;
      },
      awaited: 'to draw from the deck',
    },
    'spread-forces': {
      title: ({ count }) => `Where do your first ${formatForces(count)} stand?`,
      awaited: 'to place forces',
    },
    'start-anywhere': {
      title: ({ count }) =>
        plural(count, {
          one: 'Where does your first force stand?',
          other: `Where do your first ${formatForces(count)} stand?`,
        }),
      awaited: 'to place a force',
    },
    'setup-done': { title: 'Is your side set up?', awaited: 'to lay out forces and spice' },
  },
  headline: ({ phase, setup }) => {
    if (phase !== 'setup') return null;
    return setup === null ? 'The game is on the board.' : formatSetupStep(setup);
  },
};

const STEP_LEADS: Record<SetupStepId, Message<SetupView, null>> = {
  ...namesOfModules('setupSteps'),
  prediction: 'One faction predicts the winner.',
  traitors: ({ keepsAllTraitors: all }) =>
    all.length === 0
      ? `${KEEPS_ONE}.`
      : `${KEEPS_ONE}; ${formatList(all.map(theFaction))} ${keeps(all.length)} all four.`,
  spice: 'Everybody takes the spice of their sheet.',
  forces: 'The first forces go onto the board.',
  treachery: 'Everybody takes their first treachery cards.',
  board: 'Everybody sets up their part of the table.',
};

const KEEPS_ONE = 'Everybody takes four traitors and keeps one, in secret';
const keeps = (count: number): string => plural(count, { one: 'keeps', other: 'keep' });

/** Returns the public text of this step. */
export const formatSetupStep = (setup: SetupView): string => render(STEP_LEADS[setup.step], setup, null);
