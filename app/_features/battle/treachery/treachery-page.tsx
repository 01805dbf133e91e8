'use client';
import { stonePage } from '#app/_components/window/stone-page.tsx';
import { LeadersShown } from './leaders-shown.tsx';

/** Everybody is asked whether a leader is a traitor. */
export const TreacheryPage = stonePage({
  question: 'Do you call a traitor?',
  act: 'Call a traitor',
  Shown: LeadersShown,
});
