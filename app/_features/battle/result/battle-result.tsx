'use client';
import { contains, enumerate, promptTitle } from '#client';
import { RESULT } from '#lib/features/battle/messages/result.ts';
import { promptLead } from '#lib/messages/format/leads.ts';
import { Decision } from '#app/_components/decision.tsx';
import { Button } from '#app/_components/button.tsx';
import { Body } from '#app/_components/phone.tsx';
import { PromptHeading } from '#app/_components/prompt/prompt-heading.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { useWheelsTurned } from './use-wheels-turned.ts';
import { Instructions } from '#app/_components/instructions/instructions.tsx';
import { Outcome } from './outcome.tsx';
import { shownIn } from './shown-plans.ts';

/** Shows how the battle ended, what this seat must do on the board, and the button that lets the table go on. */
export function BattleResultPage({
  prompt,
  view,
  onAnswer,
  onCommand,
  sending,
  trouble,
}: PromptPageProps<'battle-done'>) {
  const turned = useWheelsTurned(view.table);
  const { battle } = view.table;
  const outcome = turned ? (battle?.outcome ?? null) : null;
  const undone = view.table.instructions.filter(({ owner, done }) => owner === view.audience && !done);
  const [yes] = [...enumerate(prompt.answers)];
  return (
    <>
      <Body>
        <PromptHeading title={promptTitle(prompt, view.table.choices.edition)} lead={promptLead(prompt)} />
        {battle !== null && outcome !== null && <Outcome outcome={outcome} plans={shownIn(battle)} />}
        <Instructions view={view} onCommand={onCommand} />
      </Body>
      <Decision>
        {trouble}
        <Button
          tone="act"
          sending={sending}
          onClick={() => {
            for (const { id } of undone) onCommand({ type: 'TickInstruction', instruction: id, done: true });
            if (yes !== undefined && contains(prompt.answers, yes)) onAnswer(yes);
          }}
        >
          {undone.length === 0 ? RESULT.right : RESULT.allDone}
        </Button>
      </Decision>
    </>
  );
}
