'use client';
import { contains, theFactions } from '../../../../../../lib/client.ts';
import { Slab } from '../../../../../_components/slab.tsx';
import { Asked } from './asked.tsx';
import type { PromptPageProps } from './prompt-page.ts';

/** Whether the winner draws one of the loser's leaders. */
export function CapturePage({ prompt, view, onAnswer, sending, trouble }: PromptPageProps<'capture'>) {
  const canDraw = contains(prompt.answers, 'draw');
  return (
    <Asked
      prompt={prompt}
      view={view}
      trouble={trouble}
      acts={
        <>
          {canDraw && (
            <Slab
              tone="act"
              sending={sending}
              onClick={() => {
                onAnswer('draw');
              }}
            >
              Draw one of {theFactions(prompt.loser)} leaders
            </Slab>
          )}
          <Slab
            tone="quiet"
            sending={sending}
            onClick={() => {
              onAnswer('leave');
            }}
          >
            Capture nobody
          </Slab>
        </>
      }
    >
      {!canDraw && <p>None of them can be drawn now: dead, used in another territory, or yours already.</p>}
    </Asked>
  );
}
