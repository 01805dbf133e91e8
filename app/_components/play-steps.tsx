import { BATTLE_STEPS, nameOfSetupStep, nameOfStep, type BattleStep, type SetupView } from '#client';
import { Steps } from './steps.tsx';

/** The steps of a battle. */
export const BattleSteps = ({ step }: { readonly step: BattleStep }) => (
  <Steps label="Steps of the battle" names={BATTLE_STEPS.map(nameOfStep)} now={BATTLE_STEPS.indexOf(step)} />
);

/** The steps of the set-up. */
export const SetupSteps = ({ setup: { step, steps } }: { readonly setup: SetupView }) => (
  <Steps label="Steps of the set-up" names={steps.map(nameOfSetupStep)} now={steps.indexOf(step)} />
);
