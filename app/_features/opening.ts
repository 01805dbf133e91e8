'use client';
import { later } from '#app/_connection/later.tsx';

/** What is chosen of a feature as a table is opened, folded away: most tables take it as it stands. */
export const MovesChoice = later(() => import('./ship-and-move/choice.tsx').then((part) => part.MovesChoice));
export const BiddingChoice = later(() => import('./bidding/choice.tsx').then((part) => part.BiddingChoice));
