import type { PlanElement } from '../../table/battle.ts';
import type { Brief } from '../../words/brief.ts';
import { theElement, theFaction, theFactions } from '../../words/names.ts';
import { capital, sayForces } from '../../words/numbers.ts';
import type { BattleContract } from './contract.ts';

export const battleBrief: Brief<BattleContract> = {
  questions: {
    'choose-battle': { title: 'Which battle do you fight next?', awaited: 'to choose a battle' },
    prescience: {
      title: ({ target }) => `Which part of ${theFactions(target)} plan will you see?`,
      awaited: 'to look ahead or look away',
    },
    'see-plan': {
      title: 'Do you play a Karama to see a whole plan?',
      awaited: 'to look at a plan or look away',
    },
    'show-element': {
      title: ({ to, element }) => `${capital(theFaction(to))} sees your ${element}. ${WHICH_ELEMENT[element]}`,
      awaited: 'to answer prescience',
    },
    'announce-no-leader': { title: 'Have you anybody to lead?', awaited: 'to say who leads' },
    'consent-no-leader': {
      title: ({ proposer }) => `${capital(theFaction(proposer))} asks to fight without a leader. Do you agree?`,
      awaited: 'to agree or refuse',
    },
    'battle-plan': {
      title: ({ opponent }) => `Your plan against ${theFaction(opponent)}`,
      awaited: 'to seal a plan',
    },
    'choose-losses': { title: lossesTitle, awaited: 'to choose losses' },
    'keep-cards': { title: 'Which of your cards do you keep?', awaited: 'to keep or discard cards' },
    'battle-done': { title: 'The battle is over. Is the board put right?', awaited: 'to put the board right' },
  },
  windows: {
    treachery: {
      occasion: 'The plans are open.',
      asks: 'Does anyone call a traitor?',
      awaited: 'to pass or play',
    },
  },
  acts: {
    prescience: ({ by, target, element }) =>
      `${capital(theFaction(by))} looks ahead: ${theFaction(target)} must show ${theElement(element)}.`,
  },
};

const WHICH_ELEMENT: Record<PlanElement, string> = {
  leader: 'Who will it be?',
  weapon: 'Which will it be?',
  defense: 'Which will it be?',
  dial: 'What will it be?',
};

function lossesTitle({ mixes }: Extract<BattleContract['question'], { readonly kind: 'choose-losses' }>): string {
  const [only, ...more] = mixes;
  if (only === undefined || more.length > 0) return 'Which of your forces fall?';
  return `Where do your ${sayForces(only.forces.count)} fall?`;
}
