'use client';
import { useState } from 'react';
import { territoryName, type TerritoryId } from '#client';
import { SubmitButton } from '#app/_components/prompt/submit-button.tsx';
import { PromptLayout } from '#app/_components/prompt/prompt-layout.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { SegmentedControl } from '#app/_components/segmented-control.tsx';
import { formatBeside } from '#lib/factions/bene-gesserit/advisors/messages/phone.ts';
import { formatLeavingCoexistence, SIDES } from '#lib/factions/bene-gesserit/coexisting/messages/phone.ts';

/** Asks before the first shipment where forces no longer coexist: a row for each territory, with both answers. */
export function LeaveCoexistencePage({
  prompt,
  view,
  onAnswer,
  sending,
  trouble,
}: PromptPageProps<'leave-coexistence'>) {
  const [against, setAgainst] = useState<readonly TerritoryId[]>([]);
  const { edition } = view.table.choices;
  const answerIn = (territory: TerritoryId) => (against.includes(territory) ? 'fight' : 'coexist');
  return (
    <PromptLayout
      prompt={prompt}
      view={view}
      trouble={trouble}
      acts={
        <SubmitButton
          ready
          missing=""
          sending={sending}
          onAct={() => {
            onAnswer(Object.fromEntries(prompt.territories.map(({ territory }) => [territory, answerIn(territory)])));
          }}
        >
          {formatLeavingCoexistence(
            prompt.territories.filter(({ territory }) => against.includes(territory)),
            edition,
          )}
        </SubmitButton>
      }
    >
      {prompt.territories.map((beside) => (
        <SegmentedControl
          key={beside.territory}
          legend={territoryName(beside.territory, edition)}
          choices={SIDES.map((side) => ({ ...side, means: formatBeside(beside) }))}
          chosen={answerIn(beside.territory)}
          onChoose={(side) => {
            setAgainst((before) => [
              ...before.filter((one) => one !== beside.territory),
              ...(side === 'fight' ? [beside.territory] : []),
            ]);
          }}
        />
      ))}
    </PromptLayout>
  );
}
