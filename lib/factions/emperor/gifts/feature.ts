/** Spice that a rich faction gives its allies. */
import { range } from '../../../core/grammar.ts';
import type { Feature } from '../../../kernel/feature.ts';
import { factionField } from '../../../model/fields.ts';
import type { GiftsContract } from './contract.ts';
import { alliesToShareWith, decideShare, MAX_SHARED, mostToShare, withGift } from './sharing.ts';
import { followsTakeBack, handsToFollow, withFollowed } from './taken-back.ts';

export const gifts: Feature<GiftsContract> = {
  initialSlice: () => ({ wealth: { given: [], toFollow: [] } }),
  onTakeBack: followsTakeBack,
  advanceAlways: (_ctx, state) => handsToFollow(state),
  commands: {
    ShareWealth: {
      from: 'seat',
      input: { to: factionField, amount: range(1, MAX_SHARED) },
      decide: (ctx, state, { to, amount }, { by }) => decideShare(ctx, state, by, to, amount),
    },
  },
  reducer: {
    WealthShared: (state, { faction, to, amount }) => withGift(state, faction, to, amount),
    WealthFollows: withFollowed,
  },
  log: {
    WealthShared: ({ faction, to, amount }, audience) =>
      audience === faction || audience === to ? { code: 'wealth-shared', by: faction, to, amount } : null,
    WealthFollows: ({ from, to, amount }, audience) =>
      audience === from || audience === to ? { code: 'wealth-follows', from, to, amount } : null,
  },
  ownView: (ctx, state, faction) => {
    const to = alliesToShareWith(ctx, state, faction);
    return { wealth: { to, most: to.length === 0 ? 0 : mostToShare(state, faction) } };
  },
};
