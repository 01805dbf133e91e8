import { BATTLE_STEPS, stepName, type BattleStepId } from '#client';
import { Steps } from '#app/_components/steps.tsx';
import { STEPS_OF_BATTLE } from '#lib/features/battle/messages/course.ts';

/** The steps of a battle. */
export const BattleProgress = ({ step }: { readonly step: BattleStepId }) => (
  <Steps label={STEPS_OF_BATTLE} names={BATTLE_STEPS.map(stepName)} now={BATTLE_STEPS.indexOf(step)} />
);
