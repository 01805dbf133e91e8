import { asPlanLeader, choices, type AnswerValue } from '../../../../../../lib/client.ts';
import { Switch } from '../../../../../_components/switch.tsx';
import type { PromptOf } from '../prompts/prompt-page.ts';
import type { PlanDraft } from './plan-draft.ts';

interface AccompanyProps {
  readonly prompt: PromptOf<'battle-plan'>;
  readonly draft: PlanDraft;
  readonly onChoose: (value: AnswerValue) => void;
}

/** Whether the Kwisatz Haderach goes with whoever leads; nothing is there for all who have no such choice. */
export function Accompany({ prompt: { answers, kwisatzHaderach: adds }, draft, onChoose }: AccompanyProps) {
  const leads = asPlanLeader(draft.leader);
  if (adds === null || leads === null || !choices(answers, 'kwisatzHaderach', {}).includes(true)) return null;
  return (
    <Switch label={`With the Kwisatz Haderach, +${adds}`} on={draft.kwisatzHaderach === true} onChange={onChoose} />
  );
}
