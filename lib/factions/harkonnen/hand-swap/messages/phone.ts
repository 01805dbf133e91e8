/** The page for the cards that go back. */
import type { FactionId } from '../../../../model/factions.ts';
import { theFaction } from '../../../../messages/names.ts';
import { plural, formatCards } from '../../../../messages/numbers.ts';

export const GIVE_BACK = {
  label: 'Your hand',
  taken: 'just taken',
} as const;

/**
 * Returns the label of the button that gives the cards back, before and after the player chooses them: `Give 2 cards to
 * the Guild`.
 */
export const formatGive = (to: FactionId, count: number): string => `Give ${formatCards(count)} to ${theFaction(to)}`;

/** Returns the hint before the choice: `Choose 2 cards under the cover first.` */
export const formatMissing = (count: number): string =>
  `Choose ${plural(count, { one: 'a card', other: `${count} cards` })} under the cover first.`;
