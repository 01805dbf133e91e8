'use client';
import type { ComponentType } from 'react';
import type { SeatView } from '#client';
import { later } from '#app/_connection/later.tsx';
import type { SentIntent } from '#app/_connection/outbox.ts';
import { FreePlay } from './free-play/free-play.tsx';
import { PutAway } from './passing/put-away.tsx';

/** Keeps what is half done of a seat's questions: the plan of a battle. */
export { PlanKeeperProvider as HalfDone } from './battle/plan/plan-keeper-provider.tsx';
/** What the screen tells first: how a battle ended. */
export { ReadingOut } from './battle/result/reading-out.tsx';
export { useToldView } from './battle/result/use-told-view.ts';

/** What has come out, and what is left to do on the board. */
export const Aftermath = later(() => import('./aftermath.tsx').then((part) => part.Aftermath));

const beforeTheGame = () => import('./swap/before-the-game.ts');
/** Two players change factions, before the game alone: what one may propose, and what another has. */
export const SwapFactions = later(() => beforeTheGame().then((part) => part.SwapFactions));
export const SwapOffered = later(() => beforeTheGame().then((part) => part.SwapOffered));

interface MineProps {
  readonly view: SeatView;
  readonly onIntent: (intent: SentIntent) => void;
}

/** What its owner may do at any time; each stands on every phone, so that it tells nothing. */
export const AT_ANY_TIME: readonly ComponentType<MineProps>[] = [FreePlay, PutAway];

interface Seen {
  readonly isThere: (view: SeatView) => boolean;
  readonly Part: ComponentType<{ readonly view: SeatView }>;
}

/** What has been seen, or counted, and stays to be looked at while one waits. */
export const SEEN: readonly Seen[] = [
  {
    isThere: ({ mine }) => mine.seenPlan !== null,
    Part: later(() => import('./battle/pages.tsx').then((part) => part.SeenPlan)),
  },
  {
    isThere: ({ table }) => table.charity !== null && table.charity.taken !== null,
    Part: later(() => import('./charity/charity-over.tsx').then((part) => part.CharityOver)),
  },
  {
    isThere: ({ table }) => table.harvest !== null,
    Part: later(() => import('./collection/own-harvest.tsx').then((part) => part.OwnHarvest)),
  },
];
