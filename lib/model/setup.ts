import { ofModules, type WithModules } from './modules.ts';

/** The steps of the set-up. `rules.setupOrder` gives their order; the board comes last. */
const PRINTED_STEPS = ['prediction', 'traitors', 'spice', 'forces', 'treachery', 'board'] as const;
type PrintedSetupStepId = (typeof PRINTED_STEPS)[number];
export type SetupStepId = WithModules<PrintedSetupStepId, 'setupSteps'>;
export const SETUP_STEPS: readonly SetupStepId[] = [...PRINTED_STEPS, ...ofModules('setupSteps')];

/** The cards that owners draw from physical decks in the set-up and may enter. */
export const DRAWN_MATTERS = ['traitors', 'hand'] as const;
export type DrawnSecret = (typeof DRAWN_MATTERS)[number];

/** The components from which traitors are drawn: traitor cards or leader discs. */
export type TraitorsDrawn = 'cards' | 'discs';
