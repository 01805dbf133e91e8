'use client';
import type { AnswerValue, SeatView } from '#client';
import type { ClientCommand } from '#app/_connection/outbox.ts';
import type { PromptOf } from '#app/_components/prompt/prompt-page.ts';
import { ChooseCard } from './choose-card.tsx';
import { ChooseLeader } from './choose-leader.tsx';
import type { PlanDraft, PlanPlace } from './plan-draft.ts';

interface ChoosingSheetProps {
  readonly choosing: PlanPlace;
  readonly prompt: PromptOf<'battle-plan'>;
  readonly view: SeatView;
  readonly draft: PlanDraft;
  readonly onChoose: (value: AnswerValue) => void;
  readonly onClose: () => void;
  readonly onCommand: (command: ClientCommand) => void;
}

/** Shows the choices for one slot of the plan. */
export function ChoosingSheet({ choosing, prompt, view, draft, onChoose, onClose, onCommand }: ChoosingSheetProps) {
  return choosing === 'leader' ? (
    <ChooseLeader
      prompt={prompt}
      view={view}
      draft={draft}
      onChoose={onChoose}
      onClose={onClose}
      onCommand={onCommand}
    />
  ) : (
    <ChooseCard
      field={choosing}
      prompt={prompt}
      hand={view.mine.hand}
      draft={draft}
      onChoose={onChoose}
      onClose={onClose}
    />
  );
}
