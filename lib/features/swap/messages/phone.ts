/** The texts about a swap of two players. */
import type { FactionId } from '../../../model/factions.ts';
import { factionName, theFaction } from '../../../messages/names.ts';

/** The page for a swap. */
export const SWAP = {
  title: 'Swap factions',
  open: 'Swap factions with another player',
  takeBack: 'Take the offer back',
  how: 'The other player is asked on their phone. You both stay where you sit: the factions change places, and Mentat forgets what you both have entered.',
} as const;

/** Returns the line before the other player has answered. */
export const formatOffered = (name: string, audience: FactionId, faction: FactionId): string =>
  `You have offered ${name} to swap ${theFaction(audience)} for ${theFaction(faction)}.`;

/** Returns the text of the offer for the other player. */
export const formatSwapFor = (name: string, from: FactionId, faction: FactionId): string =>
  `${name} would swap ${theFaction(from)} for ${theFaction(faction)} with you.`;

/** Returns the label of the button that accepts. */
export const formatSwapAndPlay = (from: FactionId): string => `Swap, and play ${factionName(from)}`;

/** Returns the label of the button that declines. */
export const formatKeep = (faction: FactionId): string => `Keep ${factionName(faction)}`;

/** Returns a possible partner of the swap. */
export const formatPlayedBy = (faction: FactionId, name: string): string =>
  `${factionName(faction)}, played by ${name}`;
