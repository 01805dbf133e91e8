import type { Strip } from '#app/_components/strip.ts';
import { later } from '#app/_connection/later.tsx';
import { BattleStrip, isBattleInStrip, isSideInStrip } from './battle/strip.tsx';
import { isCounted, PauseStrip } from './mentat-pause/strip.tsx';
import { SetupStrip } from './setup/strip.tsx';
import { StormStrip } from './storm/strip.tsx';

const nothing = () => null;

/** The drama of what plays, in small; of two the first stands, so what interrupts a phase goes before it. */
export const STRIPS: readonly Strip[] = [
  { isThere: ({ setup }) => setup !== null, Part: SetupStrip },
  { isThere: ({ stormPhase }) => stormPhase !== null, Part: StormStrip },
  {
    isThere: ({ bidding }) => bidding !== null,
    Part: later(() => import('./bidding/strip.tsx').then((part) => part.BiddingStrip), nothing),
  },
  {
    isThere: ({ shipAndMove }) => shipAndMove !== null,
    Part: later(() => import('./ship-and-move/strip.tsx').then((part) => part.ShippingStrip), nothing),
  },
  { isThere: isBattleInStrip, saysOf: isSideInStrip, Part: BattleStrip },
  { isThere: isCounted, Part: PauseStrip },
];
