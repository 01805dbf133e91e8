'use client';
import { INTERFERE } from '#lib/kernel/messages/interfere.ts';
import { Against, effectAgainst, formatAgainstWhat } from '#app/_components/window/against.tsx';
import { createWindowPage } from '#app/_components/window/window-page.tsx';

/** Everybody is asked whether something is stopped. */
export const InterferePage = createWindowPage({
  question: INTERFERE.question,
  act: INTERFERE.use,
  effectOf: effectAgainst,
  SaidWithIt: Against,
  sayWith: formatAgainstWhat,
});
