'use client';
import { useState } from 'react';
import { contains, nameOfPlace, partName } from '#client';
import { Button } from '#app/_components/button.tsx';
import { Act } from '#app/_components/question/act.tsx';
import { Asked } from '#app/_components/question/asked.tsx';
import type { PromptPageProps } from '#app/_components/question/prompt-page.ts';
import { Stepper } from '#app/_components/stepper.tsx';
import { LEAVE_AS_IS, sayTake } from '#lib/phases/collection/words.ts';

/** How much is taken from each place, as it stands now; back to all of it, or away with nothing changed. */
export function CollectLessPage({
  prompt,
  view,
  onAnswer,
  onLeave,
  sending,
  trouble,
}: PromptPageProps<'collect-less'>) {
  const { fields, answers } = prompt;
  const [takes, setTakes] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(fields.map((field) => [partName(field), field.takes])),
  );
  const sum = fields.reduce((all, field) => all + (takes[partName(field)] ?? 0), 0);
  const most = fields.reduce((all, field) => all + field.most, 0);
  return (
    <Asked
      prompt={prompt}
      view={view}
      trouble={trouble}
      acts={
        <>
          <Act
            ready
            missing=""
            sending={sending}
            onAct={() => {
              if (contains(answers, takes)) onAnswer(takes);
            }}
          >
            {sayTake(sum, most)}
          </Act>
          <Button
            tone="quiet"
            onClick={() => {
              if (!sending) onLeave();
            }}
          >
            {LEAVE_AS_IS}
          </Button>
        </>
      }
    >
      {fields.map((field) => (
        <Stepper
          key={partName(field)}
          label={nameOfPlace(field, view.table.choices.edition)}
          value={takes[partName(field)] ?? 0}
          from={0}
          to={field.most}
          onChange={(next) => {
            setTakes({ ...takes, [partName(field)]: next });
          }}
        />
      ))}
    </Asked>
  );
}
