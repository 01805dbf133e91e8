'use client';
import { KARAMA } from '#lib/kernel/messages/karama.ts';
import { Against, effectAgainst, formatAgainstWhat } from '#app/_components/window/against.tsx';
import { createWindowPage } from '#app/_components/window/window-page.tsx';

/** Asks everybody whether they stop something. */
export const KaramaPage = createWindowPage({
  question: KARAMA.question,
  act: KARAMA.use,
  effectOf: effectAgainst,
  SaidWithIt: Against,
  sayWith: formatAgainstWhat,
});
