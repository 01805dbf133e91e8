'use client';
import { contains } from '#client';
import { ChooseOneCovered } from '#app/_components/prompt/choose-one-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { formatDraw } from '#lib/factions/harkonnen/messages.ts';
import { CAPTURE } from '#lib/factions/harkonnen/messages/phone.ts';

const DRAW = 'draw';

/**
 * Asks whether the winner draws one of the loser's leaders. If the loser has none to draw, there is no page, because it
 * could show which leader is captive.
 */
export const CapturePage = (page: PromptPageProps<'capture'>) => (
  <ChooseOneCovered
    page={page}
    what="what you can do"
    words={CAPTURE}
    choices={[
      { value: DRAW, says: formatDraw(page.prompt.loser) },
      { value: 'leave', says: CAPTURE.nobody },
    ]}
  >
    {!contains(page.prompt.answers, DRAW) && <p>{CAPTURE.cannot}</p>}
  </ChooseOneCovered>
);
