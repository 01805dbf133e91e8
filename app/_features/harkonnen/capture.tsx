'use client';
import { contains } from '#client';
import { CoveredPrompt } from '#app/_components/prompt/covered-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { OptionList } from '#app/_components/prompt/option-list.tsx';
import { formatDraw } from '#lib/factions/harkonnen/messages.ts';
import { CAPTURE } from '#lib/factions/harkonnen/messages/phone.ts';

/** Whether the winner draws one of the loser's leaders. That none is left to draw can tell who is captive. */
export function CapturePage(props: PromptPageProps<'capture'>) {
  const { prompt } = props;
  const canDraw = contains(prompt.answers, 'draw');
  const draw = { value: 'draw', says: formatDraw(prompt.loser) };
  return (
    <CoveredPrompt
      page={props}
      what="what you can do"
      missing={CAPTURE.missing}
      act={{ before: CAPTURE.before, after: CAPTURE.after }}
      choices={(wanted, choose) => (
        <>
          {!canDraw && <p>{CAPTURE.cannot}</p>}
          <OptionList
            label={CAPTURE.label}
            choices={[...(canDraw ? [draw] : []), { value: 'leave', says: CAPTURE.nobody }]}
            wanted={wanted}
            onChoose={choose}
          />
        </>
      )}
    />
  );
}
