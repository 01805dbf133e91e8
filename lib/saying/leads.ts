import { assertNever } from '../core/assert-never.ts';
import type { PlanElement } from '../table/battle.ts';
import type { EditionId } from '../table/editions.ts';
import type { FactionId } from '../table/factions.ts';
import type { SecretKind } from '../table/secret-kinds.ts';
import type { PromptAsk } from '../table/prompts.ts';
import { theFaction, theFactions } from '../words/names.ts';
import { capital, counted, figure, sayForces, saySpice } from '../words/numbers.ts';
import { askMatter } from './own-facts.ts';
import { setupLead, setupTitle } from '../phases/setup/words.ts';
import { winnersTitle } from '../phases/mentat-pause/words.ts';
import { askEverybody, sayOccasion } from './titles.ts';

/** What is asked; whom it asks is told where the wording depends on it (one acts for oneself or for an ally). */
export type Asked = PromptAsk & { readonly asks?: FactionId };

/** The question itself. It names public facts only, since a neighbour may read it. */
export function promptTitle(ask: Asked, edition: EditionId): string {
  switch (ask.kind) {
    case 'choose-battle':
      return 'Which battle do you fight next?';
    case 'voice':
      return `Command ${theFaction(ask.target)}?`;
    case 'prescience':
      return `Which part of ${theFactions(ask.target)} plan will you see?`;
    case 'show-element':
      return `${capital(theFaction(ask.to))} sees your ${ask.element}. ${WHICH_ELEMENT[ask.element]}`;
    case 'announce-no-leader':
      return 'Have you anybody to lead?';
    case 'consent-no-leader':
      return `${capital(theFaction(ask.proposer))} asks to fight without a leader. Do you agree?`;
    case 'battle-plan':
      return `Your plan against ${theFaction(ask.opponent)}`;
    case 'interfere':
    case 'treachery':
    case 'weather-control':
    case 'family-atomics':
      return `${sayOccasion(ask, edition)} ${askEverybody(ask)}`;
    case 'storm-dial':
      return 'How far does the storm move?';
    case 'storm-card':
      return 'Turn your storm card over. What does it say?';
    case 'storm-losses':
      return 'The storm takes half. Who falls?';
    case 'choose-losses':
      return lossesTitle(ask);
    case 'keep-cards':
      return 'Which of your cards do you keep?';
    case 'capture':
      return `Draw one of ${theFactions(ask.loser)} leaders?`;
    case 'captive':
      return 'What becomes of the captured leader?';
    case 'battle-done':
      return 'The battle is over. Is the board put right?';
    case 'check-board':
      return 'Does the board agree?';
    case 'open-prediction':
      return `${winnersTitle(ask.victory)}. Did you foretell it?`;
    case 'free-play':
      return 'Play a card now?';
    case 'bring-reserves':
      return 'Where do your reserves land?';
    case 'see-plan':
      return 'Do you play a Karama to see a whole plan?';
    case 'tell-truth':
      return `${capital(theFaction(ask.by))} asks: “${ask.words}”`;
    case 'check-own':
      return askMatter(ask.matter);
    case 'choose-traitor':
      return 'Which leader do you take into your pay?';
    case 'predict':
    case 'draw-own':
    case 'spread-forces':
    case 'start-anywhere':
    case 'setup-done':
      return setupTitle(ask);
    default:
      return assertNever(ask);
  }
}

/** One or two sentences beneath the question: what the answer does. */
export function promptLead(ask: Asked): string {
  switch (ask.kind) {
    case 'choose-battle':
      return `You are the aggressor. ${capital(counted(ask.battles.length, 'battle'))} of yours can be fought.`;
    case 'voice':
      return forWhom(ask, `The Voice makes ${theFaction(ask.target)} play, or not play, one kind of card.`);
    case 'prescience':
      return forWhom(
        ask,
        `${capital(theFaction(ask.target))} must answer before planning the rest. If there is none, that is the answer.`,
      );
    case 'show-element':
      return `Only ${theFaction(ask.to)} learns this. The plan you seal must agree with it.`;
    case 'announce-no-leader':
      return 'Nobody and no cheap hero: that is announced, and your plan holds no cards. Who leads is not announced.';
    case 'consent-no-leader':
      return 'Without a leader a plan holds no cards, and only the dial counts.';
    case 'battle-plan':
      return `${howForcesCount(ask)} Nobody sees the plan before both are sealed.`;
    case 'interfere':
      return 'Asked of everyone at the table. It closes for all at the same moment; no answer means pass.';
    case 'treachery':
      return 'Asked of everyone at the table. It closes for all at the same moment; no answer means no call.';
    case 'storm-dial':
      return `Your number and ${theFactions(ask.other)} are added. Both are turned over together.`;
    case 'storm-card':
      return 'Everybody sees the number, and the storm moves so many sectors.';
    case 'storm-losses':
      return 'Half of your forces that it catches die, a fraction rounded up. You choose which.';
    case 'weather-control':
    case 'family-atomics':
      return 'Asked of everyone at the table. It closes for all at the same moment; no answer means pass.';
    case 'choose-losses':
      return lossesLead(ask);
    case 'keep-cards':
      return 'You won, so each card you played may stay in your hand or go to the discards.';
    case 'capture':
      return 'You won. Mentat draws one who lives and has not fought elsewhere; you and the owner learn who it is.';
    case 'captive':
      return `Hold the leader for one battle of yours, or put it face down into the tanks for ${saySpice(ask.pays)}.`;
    case 'battle-done':
      return 'The result stays until both sides have done their moves on the board.';
    case 'check-board':
      return `This is what Mentat knows of you at the end of turn ${ask.turn}. Everyone compares it with the board.`;
    case 'open-prediction':
      return 'Whoever foretold the winner and the turn wins alone. Everybody can see that you are asked, and only that.';
    case 'free-play':
      return 'Some cards may be played at any time. Nobody waits for it.';
    case 'bring-reserves':
      return 'Your one shipment this turn, to one territory, for free. Nobody waits for it.';
    case 'see-plan':
      return 'Your special Karama power. The plan you see is sealed before, and cannot be changed after.';
    case 'tell-truth':
      return 'A Truthtrance: you must answer, and answer truly. It asks for facts, or for what you are about to do; not for plans.';
    case 'check-own':
      return CHECK_LEADS[ask.matter];
    case 'predict':
    case 'draw-own':
    case 'spread-forces':
    case 'start-anywhere':
    case 'setup-done':
      return setupLead(ask);
    case 'choose-traitor':
      return 'Four were dealt to you. The one you keep betrays its own side, once, when you call.';
    default:
      return assertNever(ask);
  }
}

type Losses = Extract<Asked, { readonly kind: 'choose-losses' }>;

function lossesTitle({ mixes }: Losses): string {
  const [only, ...more] = mixes;
  if (only === undefined || more.length > 0) return 'Which of your forces fall?';
  return `Where do your ${sayForces(only.forces.count)} fall?`;
}

function lossesLead({ mixes, dial, spice }: Losses): string {
  const dialled = spice === 0 ? figure(dial) : `${figure(dial)} with ${saySpice(spice)}`;
  return mixes.length > 1
    ? `You dialled ${dialled}. Each of these choices makes up exactly that.`
    : `You dialled ${dialled}. Choose from which parts of the territory they are taken.`;
}

function howForcesCount({ fighting: { forces, needSpice } }: Extract<Asked, { readonly kind: 'battle-plan' }>): string {
  const all = `${capital(sayForces(forces.count))} of yours can be dialled.`;
  return needSpice ? `${all} Each counts in full for 1 spice, and half without.` : all;
}

const WHICH_ELEMENT: Record<PlanElement, string> = {
  leader: 'Who will it be?',
  weapon: 'Which will it be?',
  defense: 'Which will it be?',
  dial: 'What will it be?',
};

const CHECK_LEADS: Record<SecretKind, string> = {
  spice: 'The moderator asks you to count your spice once more. Nobody is told what you answer.',
  hand: 'The moderator asks you to look at your cards once more. Nobody is told what you answer.',
  traitors: 'The moderator asks you to look at your traitors once more. Nobody is told what you answer.',
  prediction: 'The moderator asks you to look at your prediction once more. Nobody is told what you answer.',
  'storm-card': 'The moderator asks you to look at your storm card once more. Nobody is told what you answer.',
  captives: 'The moderator asks you to look at your captured leaders once more. Nobody is told what you answer.',
  'battle-losses':
    'The moderator asks you to count once more how many of your forces were lost in battles. Nobody is told what you answer.',
};

function forWhom(ask: Extract<Asked, { readonly onBehalfOf: FactionId }>, sentence: string): string {
  if (ask.asks === undefined || ask.asks === ask.onBehalfOf) return sentence;
  return `You act for your ally ${theFaction(ask.onBehalfOf)}. ${sentence}`;
}
