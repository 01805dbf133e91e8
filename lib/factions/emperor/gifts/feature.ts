/** Spice that a rich faction gives its allies. */
import { range } from '../../../core/grammar.ts';
import type { Feature } from '../../../kernel/feature.ts';
import { aFaction } from '../../../model/fields.ts';
import type { GiftsContract } from './contract.ts';
import { alliesToShareWith, decideShare, MOST_SHARED, mostToShare, withShared } from './sharing.ts';
import { followsTakeBack, handsToFollow, withFollowed } from './taken-back.ts';

export const gifts: Feature<GiftsContract> = {
  slice: () => ({ wealth: { given: [], toFollow: [] } }),
  takenBack: followsTakeBack,
  followsAlways: (_ctx, state) => handsToFollow(state),
  intents: {
    ShareWealth: {
      from: 'seat',
      sent: { to: aFaction, amount: range(1, MOST_SHARED) },
      decided: (ctx, state, { to, amount }, { by }) => decideShare(ctx, state, by, to, amount),
    },
  },
  records: {
    WealthShared: (state, { faction, to, amount }) => withShared(state, faction, to, amount),
    WealthFollows: withFollowed,
  },
  tells: {
    WealthShared: ({ faction, to, amount }, audience) =>
      audience === faction || audience === to ? { code: 'wealth-shared', by: faction, to, amount } : null,
    WealthFollows: ({ from, to, amount }, audience) =>
      audience === from || audience === to ? { code: 'wealth-follows', from, to, amount } : null,
  },
  seesOwn: (ctx, state, faction) => {
    const to = alliesToShareWith(ctx, state, faction);
    return { wealth: { to, most: to.length === 0 ? 0 : mostToShare(state, faction) } };
  },
};
