import { assertNever } from '../core/assert-never.ts';
import type { OwnFact } from '../table/facts.ts';
import type { SecretKind } from '../table/secret-kinds.ts';
import type { Prediction } from '../table/prediction.ts';
import { nameOfHeldCard } from '../words/cards.ts';
import { nameOfLeader, theFaction } from '../words/names.ts';
import { capital, listed, sayForces } from '../words/numbers.ts';

/** What somebody entered about their own secrets; for their eyes alone. */
export function sayOwnFact(fact: OwnFact): string {
  switch (fact.kind) {
    case 'spice':
      return fact.spice === 'uncounted' ? 'You keep your spice uncounted.' : `You entered your spice: ${fact.spice}.`;
    case 'hand':
      return fact.cards.length === 0
        ? 'You entered an empty hand.'
        : `You entered your hand: ${listed(fact.cards.map(nameOfHeldCard))}.`;
    case 'traitors':
      return sayTraitors(fact.leaders);
    case 'storm-card':
      return fact.card === 'untold'
        ? 'You keep your storm card to yourself.'
        : `You entered your storm card: ${fact.card}.`;
    case 'prediction':
      return fact.prediction === 'untold'
        ? 'Your prediction lies on its cards only.'
        : `You entered your prediction: ${sayPrediction(fact.prediction)}`;
    case 'captives':
      return sayCaptives(fact);
    case 'battle-losses':
      return `You entered ${sayForces(fact.losses)} lost in battles.`;
    default:
      return assertNever(fact);
  }
}

/** `The Guild wins in turn 4.` */
export const sayPrediction = ({ faction, turn }: Prediction): string =>
  `${capital(theFaction(faction))} wins in turn ${turn}.`;

function sayCaptives({ held, faceDown }: Extract<OwnFact, { readonly kind: 'captives' }>): string {
  const say = (leaders: typeof held) => (leaders.length === 0 ? 'nobody' : listed(leaders.map(nameOfLeader)));
  return `You entered that you hold ${say(held)}, and that ${say(faceDown)} lies face down in the tanks.`;
}

function sayTraitors(leaders: Extract<OwnFact, { readonly kind: 'traitors' }>['leaders']): string {
  if (leaders === 'unknown') return 'You keep your traitors to yourself.';
  if (leaders.length === 0) return 'You entered that no leader is in your pay.';
  return `You entered who is in your pay: ${listed(leaders.map(nameOfLeader))}.`;
}

const MATTER_QUESTIONS: Record<SecretKind, string> = {
  spice: 'Is your spice right?',
  hand: 'Is your hand right?',
  traitors: 'Are your traitors right?',
  'storm-card': 'Is your storm card right?',
  prediction: 'Is your prediction right?',
  captives: 'Are your captured leaders right?',
  'battle-losses': 'Is the number of your forces lost in battles right?',
};

/** A secret's owner is asked about it, on their own phone. */
export const askMatter = (matter: SecretKind): string => MATTER_QUESTIONS[matter];
