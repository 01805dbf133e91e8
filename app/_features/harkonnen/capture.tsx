'use client';
import { contains } from '#client';
import { AskedUnderCover } from '#app/_components/question/asked-under-cover.tsx';
import type { PromptPageProps } from '#app/_components/question/prompt-page.ts';
import { Rows } from '#app/_components/question/rows.tsx';
import { sayDraw } from '#lib/factions/harkonnen/words.ts';

/** Whether the winner draws one of the loser's leaders. That none is left to draw can tell who is captive. */
export function CapturePage(props: PromptPageProps<'capture'>) {
  const { prompt } = props;
  const canDraw = contains(prompt.answers, 'draw');
  const draw = { value: 'draw', says: sayDraw(prompt.loser) };
  return (
    <AskedUnderCover
      page={props}
      what="what you can do"
      missing="Choose under the sand first."
      act={{ before: 'Draw a leader, or nobody', after: 'Do as you chose' }}
      choices={(wanted, choose) => (
        <>
          {!canDraw && <p>None of them can be drawn now: dead, used in another territory, or yours already.</p>}
          <Rows
            label="What you can do"
            choices={[...(canDraw ? [draw] : []), { value: 'leave', says: 'Capture nobody' }]}
            wanted={wanted}
            onChoose={choose}
          />
        </>
      )}
    />
  );
}
