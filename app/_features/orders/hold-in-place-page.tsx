'use client';
import { useState } from 'react';
import { type AnswerValue, enumerate, type FactionId, getField } from '#client';
import { FactionDisc, FactionName } from '#app/_components/faction-disc.tsx';
import { Button } from '#app/_components/button.tsx';
import { FormPrompt } from '#app/_components/prompt/form-prompt.tsx';
import { OptionList } from '#app/_components/prompt/option-list.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { formatHold, HOLD } from '#lib/factions/lansraad/orders/messages/phone.ts';
import { holdRows } from './hold-rows.ts';
import styles from './hold-in-place-page.module.css';

/** Asks which faction is held in place, if any. Each row has the reason if its faction cannot be held. */
export function HoldInPlacePage(page: PromptPageProps<'hold-in-place'>) {
  const { prompt, view, onAnswer, sending } = page;
  const [held, setHeld] = useState<FactionId | undefined>(undefined);
  const offered = [...enumerate(prompt.answers)];
  const answerFor = (faction: FactionId): AnswerValue | undefined =>
    offered.find((answer) => answer === faction || getField(answer, 'holds') === faction);
  return (
    <FormPrompt
      page={page}
      answer={held === undefined ? undefined : answerFor(held)}
      missing={held === undefined ? HOLD.missing : HOLD.noKarama}
      act={held === undefined ? HOLD.before : formatHold(held)}
      instead={{
        says: prompt.moment === 'movement' ? HOLD.none : HOLD.noneNow,
        equal: true,
        onTake: () => {
          onAnswer('none');
        },
      }}
    >
      <div className={styles.factions}>
        <OptionList
          label={HOLD.label}
          fromLeft
          low
          wanted={held}
          choices={holdRows(prompt, view.table).map((row) => ({
            ...row,
            says: (
              <>
                <FactionDisc faction={row.value} className={styles.disc} />
                <FactionName faction={row.value} />
              </>
            ),
          }))}
          onChoose={setHeld}
        />
      </div>
      {offered.includes('later') && (
        <Button
          small
          onClick={() => {
            if (!sending) onAnswer('later');
          }}
        >
          {HOLD.later}
        </Button>
      )}
    </FormPrompt>
  );
}
