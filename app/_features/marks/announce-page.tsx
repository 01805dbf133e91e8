'use client';
import { contains } from '#client';
import { ReadOnlyCover } from '#app/_components/cover/read-only-cover.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { ANNOUNCE, formatAnnounce, formatWonFor } from '#lib/factions/bene-tleilaxu/marks/messages/phone.ts';
import { TraitorQuestion } from './traitor-question.tsx';

/** The height of the covered text (rem). */
const HEIGHT = 4;

/** Asks whether a leader who has won a battle is announced as a traitor. */
export function AnnouncePage(page: PromptPageProps<'announce-traitor'>) {
  const { leader, of, territory, said } = page.prompt;
  return (
    <TraitorQuestion page={page} said={said} no={ANNOUNCE.no} yes={formatAnnounce(leader)} clock={ANNOUNCE.clock}>
      <p>{formatWonFor(leader, territory, of, page.view.table.choices.edition)}</p>
      <ReadOnlyCover what={ANNOUNCE.whether} named height={HEIGHT}>
        <p>{contains(page.prompt.answers, true) ? ANNOUNCE.can : ANNOUNCE.cannot}</p>
      </ReadOnlyCover>
    </TraitorQuestion>
  );
}
