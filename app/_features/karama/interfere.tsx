'use client';
import { INTERFERE } from '#lib/kernel/messages/interfere.ts';
import { Against, effectAgainst, sayAgainstWhat } from '#app/_components/window/against.tsx';
import { stonePage } from '#app/_components/window/stone-page.tsx';

/** Everybody is asked whether something is stopped. */
export const InterferePage = stonePage({
  question: INTERFERE.question,
  act: INTERFERE.use,
  effectOf: effectAgainst,
  SaidWithIt: Against,
  sayWith: sayAgainstWhat,
});
