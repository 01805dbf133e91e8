'use client';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { ANNOUNCE, formatAnnounce, formatWonFor } from '#lib/factions/bene-tleilaxu/marks/messages/phone.ts';
import { TraitorQuestion } from './traitor-question.tsx';

/** Asks whether a leader who has won a battle is announced as a traitor. */
export function AnnouncePage(page: PromptPageProps<'announce-traitor'>) {
  const { leader, of, territory, said } = page.prompt;
  return (
    <TraitorQuestion
      page={page}
      said={said}
      no={ANNOUNCE.no}
      yes={formatAnnounce(leader)}
      cannot={ANNOUNCE.cannot}
      clock={ANNOUNCE.clock}
    >
      <p>{formatWonFor(leader, territory, of, page.view.table.choices.edition)}</p>
    </TraitorQuestion>
  );
}
