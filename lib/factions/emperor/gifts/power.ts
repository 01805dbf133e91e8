import type { Advantage } from '../../../powers/power.ts';

/** He gives his allies spice whenever he likes, but in battle. Nobody else hears of it, so that nothing stops it. */
export const makeGift: Advantage = {
  id: 'emperor/gifts',
  faction: 'emperor',
  rules: ['GF9-2019 Emperor sheet "Alliance"', 'R-178'],
};
