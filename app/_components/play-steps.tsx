import { BATTLE_STEPS, nameOfSetupStep, nameOfStep, type BattleStep, type SetupView } from '#client';
import { STEPS_OF } from './play-steps-words.ts';
import { Steps } from './steps.tsx';

/** The steps of a battle. */
export const BattleSteps = ({ step }: { readonly step: BattleStep }) => (
  <Steps label={STEPS_OF.battle} names={BATTLE_STEPS.map(nameOfStep)} now={BATTLE_STEPS.indexOf(step)} />
);

/** The steps of the set-up. */
export const SetupSteps = ({ setup: { step, steps } }: { readonly setup: SetupView }) => (
  <Steps label={STEPS_OF.setup} names={steps.map(nameOfSetupStep)} now={steps.indexOf(step)} />
);
