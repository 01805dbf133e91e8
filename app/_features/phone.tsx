'use client';
import { later } from '#app/_connection/later.tsx';

/** Keeps what is half done of a seat's questions: the plan of a battle. */
export { PlanKeeperProvider as HalfDone } from './battle/plan/plan-keeper-provider.tsx';
/** What the screen tells first: how a battle ended. */
export const ReadingOut = later(
  () => import('./battle/result/reading-out.tsx').then((part) => part.ReadingOut),
  () => null,
);
export { useToldView } from './battle/result/use-told-view.ts';

const beforeTheGame = () => import('./swap/before-the-game.ts');
/** Two players change factions, before the game alone: what one may propose, and what another has. */
export const SwapFactions = later(() => beforeTheGame().then((part) => part.SwapFactions));
export const SwapOffered = later(() => beforeTheGame().then((part) => part.SwapOffered));
