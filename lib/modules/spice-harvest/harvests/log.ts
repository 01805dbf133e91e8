import { type Feature, notLogged } from '../../../kernel/feature.ts';
import type { Audience } from '../../../model/audience.ts';
import type { EventOf } from '../../../model/events.ts';
import type { GameState } from '../../../model/state.ts';
import { managerOf, runningHarvest } from './api.ts';
import type { HarvestsContract, HarvestsLogFact } from './contract.ts';

/** The log lines of the harvests for each audience; `null` if an audience reads no line. */
export const log: Feature<HarvestsContract>['log'] = {
  PreludeBegan: () => ({ code: 'prelude-began' }),
  PreludeWentOn: notLogged,
  FirstManagerAsked: notLogged,
  ManagerSumSealed: notLogged,
  ManagerSumWithdrawn: notLogged,
  FirstManagerNamed: ({ sums, manager, payee }) => ({
    code: 'first-manager-named',
    sums,
    manager,
    payee,
    paid: sums.find(({ faction }) => faction === manager)?.sum ?? 0,
  }),
  HarvestBegan: ({ harvest }) => ({ code: 'harvest-began', harvest }),
  HarvestTaxed: ({ manager, unable, to }) => ({ code: 'harvest-taxed', manager, unable, to }),
  HarvestWormDrawn: ({ manager }, _audience, before) => ({
    code: 'harvest-worm',
    manager,
    before: managerOf(before),
  }),
  HarvestCardDrawn: ({ manager, card, counts }, audience) =>
    audience === manager
      ? { code: 'own-harvest-card', card, ...(counts === undefined ? {} : { counts }) }
      : { code: 'harvest-card-drawn', manager },
  HarvestDeckShuffled: () => ({ code: 'harvest-deck-shuffled' }),
  ExtraCardOffered: ({ faction, price }) => ({ code: 'harvest-card-offered', faction, price }),
  ExtraCardAnswered: ({ manager, buys }) => ({ code: 'harvest-card-answered', manager, buys }),
  HarvestAnnounced: ({ manager, announced }) => ({ code: 'harvest-announced', manager, announced }),
  SharesHandedOut: sharesHandedOut,
  ShareLookedAt: ({ by, at }, audience, before) =>
    audience === by ? { code: 'own-share-seen', at, share: shareOf(before, at) } : { code: 'share-looked-at', by },
  HarvestVoteSealed: notLogged,
  HarvestVoteWithdrawn: notLogged,
  HarvestVoted: ({ votes, drawn, cards, paid }) => ({ code: 'harvest-voted', votes, drawn, cards, paid }),
  SplitSealed: notLogged,
  SplitWithdrawn: notLogged,
  SplitTimed: notLogged,
  HarvestSettled: ({ report }) => ({ code: 'harvest-settled', report }),
  HarvestManagerFell: ({ manager }) => ({ code: 'harvest-manager-fell', manager }),
  HarvestManagerNamed: ({ manager, because, kept, passedOver }) => ({
    code: 'harvest-manager-named',
    manager,
    because,
    kept,
    ...(passedOver === undefined ? {} : { passedOver }),
  }),
  HarvestEnded: notLogged,
  PreludeEnded: () => ({ code: 'prelude-ended' }),
};

/**
 * Each taker reads its own share, and the Manager reads all shares. All others read only that the shares are handed
 * out.
 */
function sharesHandedOut({ manager, shares }: EventOf<'SharesHandedOut'>, audience: Audience): HarvestsLogFact {
  if (audience === manager) return { code: 'own-shares-given', shares };
  const own = shares.find(({ faction }) => faction === audience);
  return own === undefined ? { code: 'shares-handed-out', manager } : { code: 'own-share', manager, share: own.share };
}

const shareOf = (state: GameState, of: Audience): number =>
  runningHarvest(state)?.shares.find(({ faction }) => faction === of)?.share ?? 0;
