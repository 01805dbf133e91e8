import type { Banner } from '#app/_components/banner.ts';
import { lazyPart } from '#app/_connection/lazy.tsx';
import { BattleBanner, isBattleInBanner, isSideInBanner } from './battle/banner.tsx';
import { isCounted, PauseBanner } from './mentat-pause/banner.tsx';
import { SetupBanner } from './setup/banner.tsx';
import { StormBanner } from './storm/banner.tsx';

const nothing = () => null;

/** The drama of what plays, in small; of two the first stands, so what interrupts a phase goes before it. */
export const STRIPS: readonly Banner[] = [
  { isThere: ({ setup }) => setup !== null, Part: SetupBanner },
  { isThere: ({ stormPhase }) => stormPhase !== null, Part: StormBanner },
  {
    isThere: ({ bidding }) => bidding !== null,
    Part: lazyPart(() => import('./bidding/banner.tsx').then((part) => part.BiddingBanner), nothing),
  },
  {
    isThere: ({ shipAndMove }) => shipAndMove !== null,
    Part: lazyPart(() => import('./ship-and-move/banner.tsx').then((part) => part.ShippingBanner), nothing),
  },
  { isThere: isBattleInBanner, saysOf: isSideInBanner, Part: BattleBanner },
  { isThere: isCounted, Part: PauseBanner },
];
