'use client';
import { contains, theFactions } from '#client';
import { Button } from '#app/_components/button.tsx';
import { AskedUnderCover } from '#app/_components/question/asked-under-cover.tsx';
import type { PromptPageProps } from '#app/_components/question/prompt-page.ts';
import styles from '#app/_components/question/asked.module.css';

/** Whether the winner draws one of the loser's leaders. That none is left to draw can tell who is captive. */
export function CapturePage(props: PromptPageProps<'capture'>) {
  const { prompt } = props;
  const canDraw = contains(prompt.answers, 'draw');
  return (
    <AskedUnderCover
      page={props}
      what="what you can do"
      missing="Choose under the sand first."
      act={{ before: 'Draw a leader, or nobody', after: 'Do as you chose' }}
      choices={(wanted, choose) => (
        <>
          {!canDraw && <p>None of them can be drawn now: dead, used in another territory, or yours already.</p>}
          <div className={styles.rows} role="group" aria-label="What you can do">
            {canDraw && (
              <Button
                chosen={wanted === 'draw'}
                onClick={() => {
                  choose('draw');
                }}
              >
                Draw one of {theFactions(prompt.loser)} leaders
              </Button>
            )}
            <Button
              chosen={wanted === 'leave'}
              onClick={() => {
                choose('leave');
              }}
            >
              Capture nobody
            </Button>
          </div>
        </>
      )}
    />
  );
}
