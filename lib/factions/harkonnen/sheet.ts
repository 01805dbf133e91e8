import { buyerNow } from '../../features/bidding/steps.ts';
import { victoryIn } from '../../features/battle/steps.ts';
import type { Advantage } from '../../powers/power.ts';
import { TRAITORS_DEALT } from '../../pieces/traitors.ts';
import { captiveUsed, captureOffered } from './capture.ts';
import { karamaSwap } from './hand-swap/power.ts';

const allTraitors: Advantage = {
  id: 'harkonnen/all-traitors',
  faction: 'harkonnen',
  rules: ['GF9-2019 Harkonnen sheet "Traitors"', 'AH79 Harkonnen shield'],
  traitorsKept: () => TRAITORS_DEALT,
};

const handOfEight: Advantage = {
  id: 'harkonnen/hand-8',
  faction: 'harkonnen',
  rules: ['GF9-2019 Harkonnen sheet "Treachery"'],
  handLimit: () => 8,
  startingCards: () => 2,
};

/** Every purchase brings another card from the deck if the hand has room. */
const bonusCard: Advantage = {
  id: 'harkonnen/bonus-card',
  faction: 'harkonnen',
  rules: ['GF9-2019 Harkonnen sheet "Treachery"', 'AH79 Harkonnen shield', 'R-172'],
  drawsAfterPurchase: true,
  cancellable: { at: 'card-bought', isAtWork: (state) => buyerNow(state) === 'harkonnen' },
};

const capture: Advantage = {
  id: 'harkonnen/capture',
  faction: 'harkonnen',
  rules: ['GF9-2019 Harkonnen sheet "Captured leaders"', 'R-59', 'R-60', 'R-168', 'R-169'],
  holdsOthersLeaders: true,
  leaderLived: captiveUsed,
  afterVictory: captureOffered,
  cancellable: { at: 'after-victory', isAtWork: (state) => victoryIn(state)?.winner === 'harkonnen' },
};

const traitorsForAlly: Advantage = {
  id: 'harkonnen/traitors-for-ally',
  faction: 'harkonnen',
  rules: ['GF9-2019 Harkonnen sheet "Alliance"', 'R-169', 'R-189'],
  callsTraitorsForAlly: true,
  lent: 'owner-answers',
};

/** The powers of Harkonnen in battles and over cards. */
export const harkonnen: readonly Advantage[] = [
  allTraitors,
  handOfEight,
  bonusCard,
  capture,
  traitorsForAlly,
  karamaSwap,
];
