/** What a game needs before its first turn. Which comes after which is `rules.setupOrder`; the board is put right last. */
export const SETUP_STEPS = ['prediction', 'traitors', 'spice', 'forces', 'treachery', 'board'] as const;
export type SetupStepId = (typeof SETUP_STEPS)[number];

/** What an owner takes from the cardboard as the game is set up, and may tell Mentat. */
export const DRAWN_MATTERS = ['traitors', 'hand'] as const;
export type DrawnSecret = (typeof DRAWN_MATTERS)[number];

/** What traitors are drawn from: cards of their own, or the leaders' discs. */
export type TraitorsDrawn = 'cards' | 'discs';
