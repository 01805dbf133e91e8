/** Tables that differ in how they were dealt to, and in which traitor somebody keeps. */
import { withComponents } from '../../support/twins/choices.ts';
import type { Twinned } from '../../support/twins/difference.ts';
import { answered } from '../../support/twins/ways-to-part.ts';

/** What twins can differ in here. */
export const twins = {
  deck: { choices: withComponents({ treachery: 'app', traitors: 'app' }), apart: 'shuffled-otherwise' },
  'traitor-choice': { choices: withComponents({ traitors: 'app' }), parts: answered('choose-traitor') },
} satisfies Twinned;
