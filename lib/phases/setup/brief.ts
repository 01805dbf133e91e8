import type { SetupStep } from '../../table/setup.ts';
import type { Brief } from '../../words/brief.ts';
import { byCount, counted, sayForces } from '../../words/numbers.ts';
import type { SetupContract } from './contract.ts';

export const setupBrief: Brief<SetupContract> = {
  questions: {
    predict: { title: 'Who wins, and in which turn?', awaited: 'to foretell the winner' },
    'draw-own': {
      title: ({ matter, count, keeps }) =>
        matter === 'traitors'
          ? `Take ${counted(count, 'traitor card')}, keep ${keeps === count ? 'all of them' : 'one'}.`
          : `Take ${counted(count, 'treachery card')}.`,
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
    return setup === null ? 'The game is on the board.' : saySetupStep(setup.step);
  },
};

const STEP_LEADS: Record<SetupStep, string> = {
  prediction: 'A winner is foretold, and sealed before anybody knows more.',
  traitors: 'Everybody takes four traitors and keeps one, in secret.',
  spice: 'Everybody takes the spice of their sheet.',
  forces: 'The first forces go onto the board.',
  treachery: 'Everybody takes their first treachery cards.',
  board: 'Everybody sets up their part of the table.',
};

/** What happens in a step of the set-up, for all to read. */
export const saySetupStep = (step: SetupStep): string => STEP_LEADS[step];
