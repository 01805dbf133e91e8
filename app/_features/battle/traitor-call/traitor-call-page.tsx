'use client';
import { createWindowPage } from '#app/_components/window/window-page.tsx';
import { TREACHERY } from '#lib/features/battle/messages/asked.ts';
import { LeadersShown } from './leaders-shown.tsx';
import { PreparedCalls } from './standing-calls.tsx';

/** Asks all players whether they call a leader a traitor. */
export const TraitorCallPage = createWindowPage({
  question: TREACHERY.question,
  act: TREACHERY.act,
  Shown: LeadersShown,
  Prepared: PreparedCalls,
});
