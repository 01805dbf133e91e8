/** What each step of the set-up is, for all to read. */
import type { SetupStep } from '../../../table/setup.ts';

const STEP_NAMES: Record<SetupStep, string> = {
  prediction: 'Prediction',
  traitors: 'Traitors',
  spice: 'Spice',
  forces: 'Forces',
  treachery: 'Cards',
  board: 'Board',
};

/** A step of the set-up, as a label. */
export const nameOfSetupStep = (step: SetupStep): string => STEP_NAMES[step];

const STEP_LEADS: Record<SetupStep, string> = {
  prediction: 'A winner is foretold, and sealed before anybody knows more.',
  traitors: 'Everybody takes four traitors and keeps one, in secret.',
  spice: 'Everybody takes the spice of their sheet.',
  forces: 'The first forces go onto the board.',
  treachery: 'Everybody takes their first treachery cards.',
  board: 'Everybody sets up their part of the table.',
};

/** What happens in a step of the set-up, for all to read. */
export const saySetupStep = (step: SetupStep): string => STEP_LEADS[step];
