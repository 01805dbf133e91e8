import type { Advantage } from '../../powers/power.ts';
import { PLAN_ELEMENTS } from '../../model/battle.ts';
import { peekSpice } from './spice-peek/power.ts';
import { kwisatzHaderach } from './kwisatz-haderach/power.ts';

/** Atreides see each card that comes up for sale before the bidding, even if nobody buys the card. */
const peekTreachery: Advantage = {
  id: 'atreides/peek-treachery',
  faction: 'atreides',
  rules: ['GF9-2019 Atreides sheet "Bidding"', 'AH79 Atreides shield', 'R-172'],
  looksAtCardsForSale: true,
  cancellable: { at: 'cards-for-sale', isAtWork: () => true },
};

/** Atreides choose one element of the opponent's plan. “None” is an answer too, and then Atreides cannot ask again. */
const prescience: Advantage = {
  id: 'atreides/prescience',
  faction: 'atreides',
  rules: ['GF9-2019 Atreides sheet "Battle"', 'AH79 Atreides shield'],
  looksAtPlan: { in: 'own', elements: PLAN_ELEMENTS },
};

/** Prescience for an ally: Atreides ask, or leave the question to the ally. The ally sees the answer. */
const prescienceForAlly: Advantage = {
  id: 'atreides/prescience-ally',
  faction: 'atreides',
  rules: ['GF9-2019 Atreides sheet "Alliance"', 'R-189'],
  looksAtPlan: { in: 'ally', elements: PLAN_ELEMENTS },
  lent: 'ally-decides',
};

/** A Karama shows one player's whole plan, in any battle. Nothing cancels it. */
const karamaPlan: Advantage = {
  id: 'atreides/karama-plan',
  faction: 'atreides',
  rules: ['GF9-2019 Advanced Karama Cards', 'R-160', 'R-171'],
  seesWholePlan: true,
};

/** The powers of Atreides in battles, over cards and over spice. */
export const atreides: readonly Advantage[] = [
  peekTreachery,
  peekSpice,
  prescience,
  prescienceForAlly,
  kwisatzHaderach,
  karamaPlan,
];
