'use client';
import { useState } from 'react';
import { type AnswerValue, enumerate, type FactionId, FACTIONS, getField } from '#client';
import { FactionDisc, FactionName } from '#app/_components/faction-disc.tsx';
import { Button } from '#app/_components/button.tsx';
import { FormPrompt } from '#app/_components/prompt/form-prompt.tsx';
import { OptionList } from '#app/_components/prompt/option-list.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { formatHold, formatNotHeld, HOLD } from '#lib/factions/lansraad/orders/messages/phone.ts';

/** Asks which faction is held in place, if any. */
export function HoldInPlacePage(page: PromptPageProps<'hold-in-place'>) {
  const { prompt, onAnswer, sending } = page;
  const [held, setHeld] = useState<FactionId | undefined>(undefined);
  const offered = [...enumerate(prompt.answers)];
  const answerFor = (faction: FactionId): AnswerValue | undefined =>
    offered.find((answer) => answer === faction || getField(answer, 'holds') === faction);
  const choices = FACTIONS.filter((faction) => answerFor(faction) !== undefined);
  const note = formatNotHeld(prompt.last, prompt.never);
  return (
    <FormPrompt
      page={page}
      answer={held === undefined ? undefined : answerFor(held)}
      missing={HOLD.missing}
      act={held === undefined ? HOLD.before : formatHold(held)}
      instead={{
        says: prompt.moment === 'movement' ? HOLD.none : HOLD.noneNow,
        onTake: () => {
          onAnswer('none');
        },
      }}
    >
      <OptionList
        label={HOLD.label}
        fromLeft
        wanted={held}
        choices={choices.map((faction) => ({
          value: faction,
          says: (
            <>
              <FactionDisc faction={faction} />
              <FactionName faction={faction} />
            </>
          ),
        }))}
        onChoose={setHeld}
      />
      {offered.includes('later') && (
        <Button
          onClick={() => {
            if (!sending) onAnswer('later');
          }}
        >
          {HOLD.later}
        </Button>
      )}
      {note !== null && <small>{note}</small>}
    </FormPrompt>
  );
}
