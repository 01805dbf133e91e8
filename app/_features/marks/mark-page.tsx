'use client';
import { contains, discOf, leaderName } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { ReadOnlyCover } from '#app/_components/cover/read-only-cover.tsx';
import { formatMark, formatSince, MARK } from '#lib/factions/bene-tleilaxu/marks/messages/phone.ts';
import { TraitorQuestion } from './traitor-question.tsx';
import styles from './traitor-question.module.css';

/** The height of one mark under its cover, and of the longest list that is shown without scrolling (rem). */
const HEIGHT = 6;

/** Asks whether a leader who has come back becomes a traitor. The earlier marks lie under a cover. */
export function MarkPage(page: PromptPageProps<'mark-leader'>) {
  const { leader, said, marks } = page.prompt;
  return (
    <TraitorQuestion page={page} said={said} no={MARK.no} yes={formatMark(leader)} clock={MARK.clock}>
      <ReadOnlyCover what={MARK.yours} named height={HEIGHT}>
        <div className={styles.marks}>
          <p>{contains(page.prompt.answers, true) ? MARK.can : MARK.cannot}</p>
          {marks.length === 0 && <p>{MARK.noMarks}</p>}
          {marks.map((mark) => (
            <p key={mark.leader} className={styles.mark}>
              <FactionDisc faction={discOf(mark.leader).faction} />
              {leaderName(mark.leader)}
              <small>{formatSince(mark.turn)}</small>
            </p>
          ))}
        </div>
      </ReadOnlyCover>
    </TraitorQuestion>
  );
}
