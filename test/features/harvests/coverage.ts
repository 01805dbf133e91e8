/** The kinds of random games that can reach the questions and events of this feature. */
import { inPreludes, inPreludesOf1984, inPreludesOfNine } from '../../simulate/when.ts';
import type { EventCoverage, MetPrompts, MetRefusals } from '../../support/feature.ts';

export const events: EventCoverage<'harvests'> = {
  PreludeBegan: inPreludes,
  PreludeWentOn: inPreludes,
  FirstManagerAsked: inPreludes,
  ManagerSumSealed: inPreludes,
  ManagerSumWithdrawn: inPreludes,
  FirstManagerNamed: inPreludes,
  HarvestBegan: inPreludes,
  HarvestTaxed: inPreludes,
  HarvestWormDrawn: inPreludes,
  HarvestCardDrawn: inPreludes,
  HarvestDeckShuffled: inPreludesOf1984,
  ExtraCardOffered: inPreludes,
  ExtraCardAnswered: inPreludes,
  HarvestAnnounced: inPreludes,
  SharesHandedOut: inPreludes,
  ShareLookedAt: inPreludes,
  HarvestVoteSealed: inPreludes,
  HarvestVoteWithdrawn: inPreludes,
  HarvestVoted: inPreludes,
  SplitSealed: inPreludes,
  SplitWithdrawn: inPreludes,
  SplitTimed: inPreludes,
  HarvestSettled: inPreludes,
  HarvestManagerFell: inPreludesOfNine,
  HarvestManagerNamed: inPreludes,
  HarvestEnded: inPreludes,
  PreludeEnded: inPreludes,
};

export const prompts: MetPrompts<'harvests'> = {
  'manager-sum': inPreludes,
  'offer-harvest-card': inPreludes,
  'buy-harvest-card': inPreludes,
  'announce-harvest': inPreludes,
  'hand-out-shares': inPreludes,
  'look-at-share': inPreludes,
  'harvest-vote': inPreludes,
  'split-harvest': inPreludes,
  'pass-over-manager': inPreludesOfNine,
};

export const refusals: MetRefusals<'harvests'> = { 'no-harvests': 'always' };
