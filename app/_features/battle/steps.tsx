import { BATTLE_STEPS, nameOfStep, type BattleStep } from '#client';
import type { SaysAbove } from '#app/_components/question/above.ts';
import { Steps } from '#app/_components/steps.tsx';
import { STEPS_OF_BATTLE } from '#lib/phases/battle/words/course.ts';

/** The steps of a battle. */
export const BattleSteps = ({ step }: { readonly step: BattleStep }) => (
  <Steps label={STEPS_OF_BATTLE} names={BATTLE_STEPS.map(nameOfStep)} now={BATTLE_STEPS.indexOf(step)} />
);

/** Above its own questions, and above what everybody is asked in its course. */
export const stepsOfBattle: SaysAbove = ({ table: { battle } }, prompt) =>
  battle !== null && (prompt === null || 'battle' in prompt) ? <BattleSteps step={battle.step} /> : null;
