/** Gifts of spice from the Emperor to allies. */
import { range } from '../../../core/grammar.ts';
import type { Feature } from '../../../kernel/feature.ts';
import { factionField } from '../../../model/fields.ts';
import type { GiftsContract } from './contract.ts';
import { alliesToShareWith, decideShare, MAX_SHARED, mostToShare, withGift } from './sharing.ts';
import { followsTakeBack, handsToFollow, withFollowed } from './taken-back.ts';

export const gifts: Feature<GiftsContract> = {
  initialSlice: () => ({ gifts: { given: [], toFollow: [] } }),
  onTakeBack: followsTakeBack,
  advanceAlways: (_ctx, state) => handsToFollow(state),
  commands: {
    MakeGift: {
      from: 'seat',
      input: { to: factionField, amount: range(1, MAX_SHARED) },
      decide: (ctx, state, { to, amount }, { by }) => decideShare(ctx, state, by, to, amount),
    },
  },
  reducer: {
    GiftMade: (state, { faction, to, amount }) => withGift(state, faction, to, amount),
    GiftDue: withFollowed,
  },
  log: {
    GiftMade: ({ faction, to, amount }, audience) =>
      audience === faction || audience === to ? { code: 'gift-made', by: faction, to, amount } : null,
    GiftDue: ({ from, to, amount }, audience) =>
      audience === from || audience === to ? { code: 'gift-due', from, to, amount } : null,
  },
  ownView: (ctx, state, faction) => {
    const to = alliesToShareWith(ctx, state, faction);
    return { gifts: { to, most: to.length === 0 ? 0 : mostToShare(state, faction) } };
  },
};
