import { ofModules, type WithModules } from './modules.ts';

/** What a game needs before its first turn. Which comes after which is `rules.setupOrder`; the board is put right last. */
const PRINTED_STEPS = ['prediction', 'traitors', 'spice', 'forces', 'treachery', 'board'] as const;
type PrintedSetupStepId = (typeof PRINTED_STEPS)[number];
export type SetupStepId = WithModules<PrintedSetupStepId, 'setupSteps'>;
export const SETUP_STEPS: readonly SetupStepId[] = [...PRINTED_STEPS, ...ofModules('setupSteps')];

/** What an owner takes from the cardboard as the game is set up, and may tell Mentat. */
export const DRAWN_MATTERS = ['traitors', 'hand'] as const;
export type DrawnSecret = (typeof DRAWN_MATTERS)[number];

/** What traitors are drawn from: cards of their own, or the leaders' discs. */
export type TraitorsDrawn = 'cards' | 'discs';
