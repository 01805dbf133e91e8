'use client';
import { useState } from 'react';
import { placeName, partName } from '#client';
import { FormPrompt } from '#app/_components/prompt/form-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { Stepper } from '#app/_components/stepper.tsx';
import { LEAVE_AS_IS, formatTake } from '#lib/features/collection/messages.ts';

/** Shows the collected amount from each place. The player may return to the maximum, or leave without a change. */
export function CollectLessPage(page: PromptPageProps<'collect-less'>) {
  const { prompt, view, onLeave } = page;
  const { fields } = prompt;
  const [takes, setTakes] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(fields.map((field) => [partName(field), field.takes])),
  );
  const sum = fields.reduce((all, field) => all + (takes[partName(field)] ?? 0), 0);
  const most = fields.reduce((all, field) => all + field.most, 0);
  return (
    <FormPrompt page={page} answer={takes} act={formatTake(sum, most)} instead={{ says: LEAVE_AS_IS, onTake: onLeave }}>
      {fields.map((field) => (
        <Stepper
          key={partName(field)}
          label={placeName(field, view.table.choices.edition)}
          value={takes[partName(field)] ?? 0}
          from={0}
          to={field.most}
          onChange={(next) => {
            setTakes({ ...takes, [partName(field)]: next });
          }}
        />
      ))}
    </FormPrompt>
  );
}
