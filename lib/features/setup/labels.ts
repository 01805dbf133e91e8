import type { SetupStepId } from '../../model/setup.ts';
import type { Brief } from '../../messages/labels.ts';
import { theFaction } from '../../messages/names.ts';
import { byCount, counted, listed, sayForces } from '../../messages/numbers.ts';
import { type Say, said } from '../../messages/message.ts';
import type { SetupContract, SetupView } from './contract.ts';

export const setupBrief: Brief<SetupContract> = {
  questions: {
    predict: { title: 'Who wins, and in which turn?', awaited: 'to foretell the winner' },
    'draw-own': {
      title: ({ matter, from, count, keeps }) => {
        if (matter === 'hand') return `Take ${counted(count, 'treachery card')}.`;
        return from === 'cards'
          ? `Take ${counted(count, 'traitor card')}, keep ${keeps === count ? 'all of them' : 'one'}.`
          : `Draw ${counted(count, 'leader')}, note ${keeps === count ? 'all who are others’' : 'one'}.`;
      },
      awaited: 'to draw from the deck',
    },
    'spread-forces': {
      title: ({ count }) => `Where do your first ${sayForces(count)} stand?`,
      awaited: 'to place forces',
    },
    'start-anywhere': {
      title: ({ count }) =>
        byCount(count, {
          one: 'Where does your first force stand?',
          other: `Where do your first ${sayForces(count)} stand?`,
        }),
      awaited: 'to place a force',
    },
    'setup-done': { title: 'Does your part of the table stand?', awaited: 'to lay out forces and spice' },
  },
  headline: ({ phase, setup }) => {
    if (phase !== 'setup') return null;
    return setup === null ? 'The game is on the board.' : saySetupStep(setup);
  },
};

const STEP_LEADS: Record<SetupStepId, Say<SetupView, null>> = {
  prediction: 'A winner is foretold, and sealed before anybody knows more.',
  traitors: ({ keepsAllTraitors: all }) =>
    all.length === 0 ? `${KEEPS_ONE}.` : `${KEEPS_ONE}; ${listed(all.map(theFaction))} ${keeps(all.length)} all four.`,
  spice: 'Everybody takes the spice of their sheet.',
  forces: 'The first forces go onto the board.',
  treachery: 'Everybody takes their first treachery cards.',
  board: 'Everybody sets up their part of the table.',
};

const KEEPS_ONE = 'Everybody takes four traitors and keeps one, in secret';
const keeps = (count: number): string => byCount(count, { one: 'keeps', other: 'keep' });

/** What happens in this step of the set-up, for all to read. */
export const saySetupStep = (setup: SetupView): string => said(STEP_LEADS[setup.step], setup, null);
