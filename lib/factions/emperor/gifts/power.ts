import type { Advantage } from '../../../powers/power.ts';

/** The Emperor may give allies spice at any time outside battles. Gifts are secret, so nothing cancels this. */
export const makeGift: Advantage = {
  id: 'emperor/gifts',
  faction: 'emperor',
  rules: ['GF9-2019 Emperor sheet "Alliance"', 'R-178'],
};
