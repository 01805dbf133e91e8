'use client';
import { useState } from 'react';
import { contains, boardMatterName, promptTitle, type AnswerValue, type BoardCheckItem } from '#client';
import { CHECK_BOARD, formatDiffers, formatSayOff } from '#lib/features/mentat-pause/messages/phone.ts';
import { promptLead } from '#lib/messages/format/leads.ts';
import { Decision } from '#app/_components/decision.tsx';
import { Button } from '#app/_components/button.tsx';
import { Body } from '#app/_components/phone.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { PromptHeading } from '#app/_components/prompt/prompt-heading.tsx';
import { ownBoard } from './own-board.ts';
import styles from './board.module.css';

const RIGHT: AnswerValue = 'right';

/**
 * Asks a player to compare Mentat's state of this seat with the board. The player confirms it with one tap, or marks
 * the wrong line.
 */
export function CheckBoardPage({ prompt, view, onAnswer, sending, trouble }: PromptPageProps<'check-board'>) {
  const [off, setOff] = useState<BoardCheckItem | null>(null);
  return (
    <>
      <Body>
        <PromptHeading title={promptTitle(prompt, view.table.choices.edition)} lead={promptLead(prompt)} />
        <div className={styles.rows} role="group" aria-label={CHECK_BOARD.label}>
          {ownBoard(view).map(({ matter, says }) => (
            <div key={matter} className={styles.row}>
              <p className={styles.what}>
                <small>{boardMatterName(matter)}</small>
                {says}
              </p>
              <Button
                small
                className={styles.off}
                chosen={off === matter}
                aria-label={formatDiffers(matter)}
                onClick={() => {
                  setOff(off === matter ? null : matter);
                }}
              >
                Differs
              </Button>
            </div>
          ))}
        </div>
      </Body>
      <Decision>
        {trouble}
        <Button
          tone="act"
          sending={sending}
          onClick={() => {
            const answer = off ?? RIGHT;
            if (contains(prompt.answers, answer)) onAnswer(answer);
          }}
        >
          {off === null ? CHECK_BOARD.right : formatSayOff(off)}
        </Button>
      </Decision>
    </>
  );
}
