/** The texts of every window. */
import { type LeaderId, cardName, leaderName, type TreacheryTitle } from '#client';

/** The two answers to a window. */
export const PASS = 'Pass';
export const PLAY = 'Play';

/** The text below the button while the choice is covered. */
export const UNSEEN = 'Nothing is played before you have seen it.';

/** The text below the button after the player has opened the cover. */
export const SEEN = 'Nothing to play? Both buttons pass.';

/** The text if several cards could be played. */
export const CHOOSE = 'Choose under the cover first.';

/** The page behind “Play”. */
export const PLAY_PAGE = {
  lead: 'Only you see what lies under the cover.',
  passAfterAll: 'Pass after all',
  lift: 'Show',
  nothing: 'There is nothing you can play here.',
  chooseOne: 'Choose one of these.',
  playIt: 'You play it.',
} as const;

/** The button of a window in which a traitor can be called. */
export const formatCall = (leader: LeaderId): string => `You call ${leaderName(leader)} a traitor.`;

/** The button for a chosen card; `more` is the window's addition. */
export const formatPlayed = (card: TreacheryTitle, isUnknown: boolean, more: string): string =>
  `You play ${isUnknown ? `one of your unknown cards as ${cardName(card)}` : cardName(card)}${more}.`;

/** The effect of a worthless card against a power. */
export const COUNTS_AS_KARAMA = 'Counts as a Karama here. Another Karama may stop it.';

/** The text above the powers that one card could cancel. */
export const WHAT_IT_STOPS = 'What the card stops';

/** The text after the name of the card: `against the Emperor’s Sardaukar`. */
export const formatAgainst = (act: string): string => `against ${act}`;

/** The label of the switch that makes the seat pass automatically. */
export const STAND_ASIDE = 'Nothing from me this turn';

/** The effect of the switch. */
export const STAND_ASIDE_DOES = 'Switch it on to pass without a tap until the turn ends. Nobody can tell.';

/** The text while the switch is on. */
export const STAND_ASIDE_ON = 'You pass without a tap. Pass and Play stay for show; playing switches it off.';

/** The text next to the switch after its cover is open. */
export const STAND_ASIDE_OPEN = 'Covers itself again.';

/** The text next to the clock of a window with fixed times, before an answer. */
export const CLOSES = 'Closes for all at the same moment. No answer means pass.';

/**
 * The text next to the clock of a window that can close early, before an answer. `floor` is the least time of the
 * window in whole seconds.
 */
export const formatClosesEarly = (floor: number): string =>
  `Open for ${floor} seconds for all. Then it closes soon after all have answered. No answer means pass.`;

/** The text next to the clock, after an answer. */
export const ANSWERED = 'Your answer is in. You may change it until this closes.';
