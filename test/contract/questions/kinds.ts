/**
 * The shapes of each kind of question. A kind without an entry has one shape, and every game meets it. The test fails
 * until a log with a stop at each shape is recorded.
 */
import {
  contains,
  DRAWN_MATTERS,
  enumerate,
  PRINTED_SECRET_KINDS,
  PLAN_ELEMENTS,
  type AnswerValue,
  type Components,
  type PrintedSecretKind,
  type SecretKind,
  type Prompt,
  type PromptOf,
  type PromptKind,
} from '#engine';
import { ofFeatures } from '../../support/of-features.ts';
import {
  inAccess,
  inAccessOfNine,
  inPreludes,
  inPreludesOfNine,
  inRapidAccess,
  withKanlyCards,
  withTheDuel,
} from '../../simulate/when.ts';
import { INTERFERING } from './karama.ts';
import { ONCE, type Where } from './layers.ts';
import {
  ADVANCED,
  CARDS_OF_THE_DUEL,
  COEXISTENCE,
  LEFT_TO_ALLY,
  any,
  doneBySome,
  factionsIn,
  halfSealed,
  HIDDEN,
  LATER_BETRAYALS,
  TRAPS,
  NINE_FACTIONS,
  isRunning,
  NO_LEADER,
  only,
  STARRED,
  STOPPED,
  withMoreThanPass,
  type Shapes,
  type Standing,
} from './shapes.ts';

const ON_BEHALF: Shapes<'voice' | 'prescience'> = [
  { name: 'for itself', is: ({ of, onBehalfOf }) => of === onBehalfOf, where: 'everywhere' },
  { name: 'for an ally', is: ({ faction: asks, onBehalfOf }) => asks !== onBehalfOf, where: 'everywhere' },
  { name: 'left to an ally', is: ({ leave }) => leave === 'granted', where: LEFT_TO_ALLY },
  { name: 'refused to an ally', is: ({ leave }) => leave === 'denied', where: LEFT_TO_ALLY },
];

/** The owners that can be asked to check each secret. Games with modules are not recorded. */
const CHECKED: Readonly<Record<PrintedSecretKind, Where>> = {
  spice: ONCE,
  hand: ONCE,
  traitors: ONCE,
  prediction: ONCE,
  'storm-card': ADVANCED,
  'battle-losses': ADVANCED,
  captives: ADVANCED,
  marks: NINE_FACTIONS,
};

/** The games in which leaders return with forces. */
const LED_BACK: Where = {
  in: ['gf9-2019 basic', 'gf9-2019 advanced'],
  else: 'in 1979 leaders come back after the own move',
};

const SHAPED: { readonly [K in PromptKind]?: Shapes<K> } = {
  'draw-own': DRAWN_MATTERS.map((drawn) => ({
    name: drawn,
    is: ({ matter }) => matter === drawn,
    where: 'everywhere',
  })),
  'spread-forces': [any, { name: 'starred ones too', is: ({ special }) => special > 0, where: STARRED }],
  'start-anywhere': [only(ADVANCED)],
  'setup-done': [any, doneBySome(factionsIn)],
  voice: ON_BEHALF,
  prescience: ON_BEHALF,
  'see-plan': [only(ADVANCED), { ...withMoreThanPass('with a card to play'), where: ADVANCED }],
  'show-element': PLAN_ELEMENTS.map((shown) => ({
    name: shown,
    is: ({ element }) => element === shown,
    where: 'everywhere',
  })),
  'announce-no-leader': [
    any,
    { name: 'a leader', is: ({ answers }) => contains(answers, 'leader'), where: HIDDEN },
    { name: 'a cheap hero', is: ({ answers }) => contains(answers, 'cheap-hero'), where: 'everywhere' },
    { name: 'nobody', is: ({ answers }) => contains(answers, 'none'), where: 'everywhere' },
  ],
  'consent-no-leader': [only(NO_LEADER)],
  'battle-plan': [
    any,
    halfSealed,
    { name: 'under the Voice', is: isCommanded, where: 'everywhere' },
    { name: 'barred by the Voice', is: isBarredByVoice, where: ONCE },
    { name: 'an element shown', is: ({ shown }) => shown !== null, where: 'everywhere' },
    { name: 'an element seen', is: ({ seen }) => seen !== null, where: 'everywhere' },
    { name: 'seen whole', is: ({ seenBy }) => seenBy !== null, where: ADVANCED },
    { name: 'with the Kwisatz Haderach', is: ({ kwisatzHaderach }) => kwisatzHaderach !== null, where: ADVANCED },
    { name: 'with starred forces', is: ({ fighting }) => fighting.forces.special > 0, where: STARRED },
    { name: 'with spice', is: ({ fighting }) => fighting.needSpice, where: ADVANCED },
    { name: 'may play no leader', is: ({ mayProposeNoLeader }) => mayProposeNoLeader, where: NO_LEADER },
  ],
  cancel: [any, halfSealed, ...INTERFERING],
  'traitor-call': [any, halfSealed, withMoreThanPass('with a traitor to call')],
  'choose-losses': [any, { name: 'of several mixes', is: ({ mixes }) => mixes.length > 1, where: STARRED }],
  capture: [only(ADVANCED)],
  captive: [only(ADVANCED)],
  'give-back': [only(ADVANCED)],
  'grant-revival': [only(NINE_FACTIONS)],
  'give-a-card': [only(NINE_FACTIONS)],
  'card-to-give': [only(NINE_FACTIONS)],
  'show-spice': [only(NINE_FACTIONS)],
  'mark-leader': [only(NINE_FACTIONS)],
  'announce-traitor': [only(NINE_FACTIONS)],
  'betray-later': [only(LATER_BETRAYALS)],
  'attack-leader': [only(TRAPS)],
  'command-attack': [only(TRAPS)],
  'attack-card': [only(TRAPS)],
  'defend-leader': [only(TRAPS)],
  'keep-defense': [only(TRAPS)],
  'choose-hold': [only(TRAPS)],
  'lay-trap': [only(TRAPS)],
  'destroy-trap': [only(TRAPS)],
  'restrict-territory': [only(NINE_FACTIONS)],
  'hold-in-place': [only(NINE_FACTIONS)],
  'battle-done': [any, doneBySome(() => 2)],
  'storm-dial': [
    any,
    halfSealed,
    { name: 'the first storm', is: ({ range }) => range.from === 0, where: 'everywhere' },
    { name: 'a later storm', is: ({ range }) => range.from > 0, where: 'everywhere' },
  ],
  'storm-card': [only(ADVANCED)],
  'storm-losses': [
    { name: 'as the storm moves', is: isRunning('storm'), where: ADVANCED },
    { name: 'as reserves land', is: isRunning('shipment'), where: ADVANCED },
  ],
  'weather-control': [any, halfSealed, withMoreThanPass('with the card')],
  'family-atomics': [any, halfSealed, withMoreThanPass('with the card')],
  'check-board': [any, halfSealed],
  'place-worm': [only(ADVANCED)],
  'spare-ally': [only(STOPPED)],
  'ride-worm': [
    any,
    { name: 'starred ones too', is: ({ stacks }) => stacks.some(({ special }) => special > 0), where: STARRED },
  ],
  'claim-charity': [any, halfSealed],
  revive: [
    any,
    { name: 'with a leader', is: ({ leaders }) => leaders.length > 0, where: LED_BACK },
    { name: 'a starred one', is: ({ tanks }) => tanks.special > 0, where: STARRED },
  ],
  ship: [
    any,
    { name: 'starred ones too', is: ({ terms }) => terms.some(({ reserves }) => reserves.special > 0), where: STARRED },
  ],
  move: [any, { name: 'by ornithopter', is: ({ fliesFrom }) => fliesFrom.length > 0, where: 'everywhere' }],
  'act-now': [only(ADVANCED)],
  'send-advisor': [any, { name: 'along', is: ({ mayGoAlong }) => mayGoAlong, where: ADVANCED }],
  intrusion: [only(ADVANCED)],
  'announce-battles': [only(ADVANCED)],
  coexist: [only(COEXISTENCE)],
  'leave-coexistence': [only(COEXISTENCE)],
  'pay-bribe': [only(CARDS_OF_THE_DUEL)],
  'show-poison': [only(CARDS_OF_THE_DUEL)],
  'sealed-bid': [any, halfSealed],
  'let-revive': [only(ONCE)],
  talk: [any, halfSealed],
  'choose-allies': [
    any,
    {
      name: 'something offered',
      is: ({ offers }) => offers.some(({ agreed }) => agreed.length > 0),
      where: 'everywhere',
    },
  ],
  'free-play': [
    { name: 'Truthtrance', is: offers('question'), where: 'everywhere' },
    { name: 'Tleilaxu Ghola', is: offers('revives'), where: 'everywhere' },
    { name: 'on the board', is: isRunning(null), where: ONCE },
    { name: 'in a storm', is: isRunning('storm'), where: ONCE },
    { name: 'in a battle', is: isRunning('battle'), where: ONCE },
    { name: 'in a shipment', is: isRunning('shipment'), where: 'everywhere' },
    { name: 'in a window', is: (_prompt, { table }) => table.window !== null, where: ONCE },
  ],
  'bring-reserves': [any, { name: 'starred ones too', is: ({ reserves }) => reserves.special > 0, where: STARRED }],
  'tell-truth': [
    any,
    { name: 'in a battle', is: isRunning('battle'), where: ONCE },
    { name: 'in a window', is: (_prompt, { table }) => table.window !== null, where: ONCE },
    { name: 'before plans that wait for it', is: waitsForTruth, where: ONCE },
  ],
  'check-own': [
    any,
    ...PRINTED_SECRET_KINDS.map((asked) => ({
      name: asked,
      is: ({ matter }: { readonly matter: SecretKind }) => matter === asked,
      where: CHECKED[asked],
    })),
  ],
  'choose-traitor': [
    { name: 'at the set-up', is: isRunning('setup'), where: 'everywhere' },
    { name: 'in the middle of a game', is: isRunning(null, 'storm', 'battle'), where: 'everywhere' },
  ],
};

const IN_MODULES: readonly unknown[] = [
  inPreludes,
  inPreludesOfNine,
  inRapidAccess,
  inAccess,
  inAccessOfNine,
  withTheDuel,
  withKanlyCards,
];
const PLAYED: Readonly<Record<string, unknown>> = ofFeatures('prompts');

/** The shapes of each kind of question. Games with modules are not recorded. */
export const KINDS = {
  ...Object.fromEntries(
    Object.keys(ofFeatures('oracle'))
      .filter((kind) => !IN_MODULES.includes(PLAYED[kind]))
      .map((kind) => [kind, [any]]),
  ),
  ...SHAPED,
} as { readonly [K in PromptKind]: Shapes<K> };

/** Questions that differ between Mentat's deck and cardboard cards. */
export const KEPT: Readonly<Partial<Record<PromptKind, keyof Components>>> = {
  'see-plan': 'treachery',
  'show-element': 'treachery',
  'announce-no-leader': 'treachery',
  'battle-plan': 'treachery',
  cancel: 'treachery',
  'keep-cards': 'treachery',
  'weather-control': 'treachery',
  'family-atomics': 'treachery',
  'free-play': 'treachery',
  'traitor-call': 'traitors',
};

function isCommanded({ faction: asks }: Prompt, { table: { voice } }: Standing): boolean {
  return voice?.state === 'standing' && voice.target === asks;
}

function isBarredByVoice({ barred }: PromptOf<'battle-plan'>): boolean {
  return Object.values(barred).some((bar) => bar === 'bene-gesserit/voice' || bar === 'bene-gesserit/voice-ally');
}

/** Whether all plans are sealed. Sealed plans are not revealed before the open question is answered. */
function waitsForTruth(_prompt: Prompt, { prompts }: Standing): boolean {
  const plans = prompts.filter(({ kind }) => kind === 'battle-plan');
  return plans.length > 0 && plans.every(({ sealed }) => sealed);
}

/** Whether the legal answers include plays of this card. */
function offers(field: string) {
  return ({ answers }: Prompt): boolean => {
    for (const answer of enumerate(answers)) if (hasField(answer, field)) return true;
    return false;
  };
}

const hasField = (answer: AnswerValue, field: string): boolean =>
  answer !== null && typeof answer === 'object' && Object.hasOwn(answer, field);
