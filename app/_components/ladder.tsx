import { BATTLE_STEPS, nameOfSetupStep, nameOfStep, type BattleStep, type SetupView } from '../../lib/client.ts';
import { Rungs } from './rungs.tsx';

/** The rungs of a battle. */
export const Ladder = ({ step }: { readonly step: BattleStep }) => (
  <Rungs label="Steps of the battle" names={BATTLE_STEPS.map(nameOfStep)} now={BATTLE_STEPS.indexOf(step)} />
);

/** The rungs of the set-up. */
export const SetupLadder = ({ setup: { step, steps } }: { readonly setup: SetupView }) => (
  <Rungs label="Steps of the set-up" names={steps.map(nameOfSetupStep)} now={steps.indexOf(step)} />
);
