'use client';
import { lazyPart } from '#app/_connection/lazy.tsx';

/** What is chosen of a feature as a table is opened, folded away: most tables take it as it stands. */
export const MovesChoice = lazyPart(() => import('./ship-and-move/choice.tsx').then((part) => part.MovesChoice));
export const BiddingChoice = lazyPart(() => import('./bidding/choice.tsx').then((part) => part.BiddingChoice));
