'use client';
import { KARAMA } from '#lib/kernel/messages/karama.ts';
import { Against, effectAgainst, formatAgainstWhat } from '#app/_components/window/against.tsx';
import { createWindowPage } from '#app/_components/window/window-page.tsx';

/** Asks all players whether they cancel a power. */
export const KaramaPage = createWindowPage({
  question: KARAMA.question,
  act: KARAMA.use,
  effectOf: effectAgainst,
  SaidWithIt: Against,
  sayWith: formatAgainstWhat,
});
