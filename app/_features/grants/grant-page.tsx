'use client';
import { useState } from 'react';
import { NumberRow } from '#app/_components/number-row.tsx';
import { FormPrompt } from '#app/_components/prompt/form-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { formatGrant, GRANT } from '#lib/factions/bene-tleilaxu/grants/messages/phone.ts';

/** Asks how many forces and leaders an ally revives for free. At first everything is granted. */
export function GrantPage(page: PromptPageProps<'grant-revival'>) {
  const most = page.prompt;
  const [forces, setForces] = useState(most.forces);
  const [leaders, setLeaders] = useState(most.leaders);
  return (
    <FormPrompt page={page} answer={{ forces, leaders }} act={formatGrant(forces, leaders)}>
      {most.forces > 0 && <NumberRow label={GRANT.forces} value={forces} from={0} to={most.forces} onSet={setForces} />}
      {most.leaders > 0 && (
        <NumberRow label={GRANT.leaders} value={leaders} from={0} to={most.leaders} onSet={setLeaders} />
      )}
    </FormPrompt>
  );
}
