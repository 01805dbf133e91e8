/** Messages of battles. */
import { explain } from '../../messages/explanation.ts';
import { theElement, theFaction, factionPossessive } from '../../messages/names.ts';
import { capitalize, formatCount, formatNumber, formatForces, formatSpice } from '../../messages/numbers.ts';
import { forWhom } from '../../messages/on-behalf.ts';
import type { Messages } from '../../messages/messages.ts';
import type { BattleContract } from './contract.ts';
import { BATTLE_LINES, BATTLE_POINTS } from './messages/told.ts';

export const battleMessages: Messages<BattleContract> = {
  prompts: {
    'choose-battle': {
      lead: ({ battles }) =>
        `You are the aggressor. ${capitalize(formatCount(battles.length, 'battle'))} of yours can be fought.`,
      byDefault: 'Mentat chooses the first battle of the list.',
    },
    prescience: {
      lead: (ask) =>
        forWhom(
          ask,
          'prescience',
          `${capitalize(theFaction(ask.target))} must answer before planning the rest. A plan without that part is an answer too.`,
        ),
      byDefault: 'Nobody looks ahead.',
    },
    'see-plan': {
      lead: 'Your special Karama power. You see the plan as soon as it is sealed, and it cannot be changed after.',
      byDefault: 'Nobody looks at a plan.',
    },
    'show-element': {
      lead: ({ to }) => `Only ${theFaction(to)} learns this. The plan you seal must agree with it.`,
      byDefault: 'Mentat shows the weakest element that the plan may hold. Only the player who asked sees it.',
    },
    'announce-no-leader': {
      lead: 'If you have no leader and no cheap hero, Mentat announces it and your plan holds no cards. Otherwise your leader stays secret.',
      byDefault: 'Mentat announces that nobody leads, unless a cheap hero must.',
    },
    'consent-no-leader': {
      lead: 'Without a leader a plan holds no cards, and only the dial counts.',
      byDefault: 'The answer is no.',
    },
    'battle-plan': {
      lead: (ask) => `${howForcesCount(ask)} Nobody sees your plan before both are sealed.`,
      byDefault: 'Mentat seals dial 0, the weakest leader and no cards, unless the Voice or prescience asks for more.',
    },
    'choose-losses': {
      lead: lossesLead,
      byDefault: 'Mentat takes the losses from the last part of the list, then from the one before.',
    },
    'keep-cards': {
      lead: 'You won, so each card you played may stay in your hand or go to the discards.',
      byDefault: 'Mentat keeps every card that may be kept.',
    },
    'battle-done': {
      lead: 'The result stays until both sides have done their moves on the board.',
      byDefault: 'The board counts as put right.',
    },
  },
  windows: {
    'traitor-call': {
      lead: 'Every phone shows this question. It closes on all phones at the same time. If you do not answer, you call nobody.',
      above: 'Asked of everyone. Play calls a traitor.',
      byDefault: 'The answer is no call.',
    },
  },
  log: BATTLE_LINES,
  covered: {
    'element-seen': ({ faction, to, shown }) =>
      `${theFaction(faction)} showed ${theFaction(to)} ${theElement(shown.element)}.`,
  },
  points: BATTLE_POINTS,
  uses: { prescience: ({ by }) => `${factionPossessive(by)} look ahead` },
  refusals: {
    'battles-not-running': () => explain('No battles are being fought.', 'Begin the battles first.'),
    'no-battles': () =>
      explain('No two factions share a territory where they could fight.', 'Check the forces on the map.'),
    'not-offered': () =>
      explain('The rules of this table do not offer this now.', 'What is asked of you stands on the page.'),
  },
};

type Of<Kind extends BattleContract['prompt']['kind']> = Extract<BattleContract['prompt'], { readonly kind: Kind }>;

function howForcesCount({ fighting: { forces, needSpice, counts } }: Of<'battle-plan'>): string {
  const all = `${capitalize(formatForces(forces.count))} of yours can be dialled.`;
  if (!needSpice) return all;
  return counts === undefined
    ? `${all} Each counts in full for 1 spice, and half without.`
    : `${all} Each counts ${formatNumber(counts.with)} for 1 spice, and ${formatNumber(counts.without)} without.`;
}

function lossesLead({ mixes, dial, spice }: Of<'choose-losses'>): string {
  const dialled = spice === 0 ? formatNumber(dial) : `${formatNumber(dial)} with ${formatSpice(spice)}`;
  return mixes.length > 1
    ? `You dialled ${dialled}. Each of these choices makes up exactly that.`
    : `You dialled ${dialled}. Choose from which parts of the territory they are taken.`;
}
