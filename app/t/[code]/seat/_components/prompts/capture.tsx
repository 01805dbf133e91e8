'use client';
import { contains, theFactions } from '../../../../../../lib/client.ts';
import { Slab } from '../../../../../_components/slab.tsx';
import { AskedUnderSand } from './asked-under-sand.tsx';
import type { PromptPageProps } from './prompt-page.ts';
import styles from './asked.module.css';

/** Whether the winner draws one of the loser's leaders. That none is left to draw can tell who is captive. */
export function CapturePage(props: PromptPageProps<'capture'>) {
  const { prompt } = props;
  const canDraw = contains(prompt.answers, 'draw');
  return (
    <AskedUnderSand
      page={props}
      what="what you can do"
      missing="Choose under the sand first."
      act={{ before: 'Draw a leader, or nobody', after: 'Do as you chose' }}
      choices={(wanted, choose) => (
        <>
          {!canDraw && <p>None of them can be drawn now: dead, used in another territory, or yours already.</p>}
          <div className={styles.rows} role="group" aria-label="What you can do">
            {canDraw && (
              <Slab
                chosen={wanted === 'draw'}
                onClick={() => {
                  choose('draw');
                }}
              >
                Draw one of {theFactions(prompt.loser)} leaders
              </Slab>
            )}
            <Slab
              chosen={wanted === 'leave'}
              onClick={() => {
                choose('leave');
              }}
            >
              Capture nobody
            </Slab>
          </div>
        </>
      )}
    />
  );
}
