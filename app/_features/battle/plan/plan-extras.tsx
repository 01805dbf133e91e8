import { parsePlanLeader, choices } from '#client';
import { Switch } from '#app/_components/switch.tsx';
import type { PromptOf } from '#app/_components/prompt/prompt-page.ts';
import { formatKwisatzHaderach } from '#lib/features/battle/messages/plan.ts';
import styles from './battle-plan.module.css';
import { numberIn, spiceFor, type PlanDraft, type PlanField } from './plan-draft.ts';
import { SpiceSupport } from './spice-support.tsx';

interface PlanExtrasProps {
  readonly prompt: PromptOf<'battle-plan'>;
  readonly draft: PlanDraft;
  readonly covered: boolean;
  readonly locked: boolean;
  readonly lay: (field: PlanField, value: boolean | number) => void;
}

/** Shows in one row the further elements of some plans: spice, and whether the Kwisatz Haderach joins the leader. */
export function PlanExtras({ prompt, draft, covered, locked, lay }: PlanExtrasProps) {
  const { answers, kwisatzHaderach: adds, fighting } = prompt;
  const mayAccompany =
    adds !== null && parsePlanLeader(draft.leader) !== null && choices(answers, 'kwisatzHaderach', {}).includes(true);
  const accompanies = mayAccompany && !covered;
  if (!accompanies && !fighting.needSpice) return null;
  return (
    <div className={styles.extras}>
      {accompanies && (
        <Switch
          label={formatKwisatzHaderach(adds)}
          on={draft.kwisatzHaderach === true}
          onChange={(on) => {
            lay('kwisatzHaderach', on);
          }}
        />
      )}
      {fighting.needSpice && (
        <SpiceSupport
          possible={spiceFor(answers, draft)}
          value={numberIn(draft, 'spice', 0)}
          covered={covered}
          narrow={accompanies}
          locked={locked}
          onChange={(value) => {
            lay('spice', value);
          }}
        />
      )}
    </div>
  );
}
