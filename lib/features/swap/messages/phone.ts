/** A swap of two players. */
import type { FactionId } from '../../../model/factions.ts';
import { factionName, theFaction } from '../../../messages/names.ts';

/** The page for a swap. */
export const SWAP = {
  title: 'Swap factions',
  open: 'Swap factions with somebody',
  takeBack: 'Take the offer back',
  how: 'The other player is asked on their phone. You both stay where you sit: the factions change places, and Mentat forgets what you both have entered.',
} as const;

/** Before the other player's answer. */
export const formatOffered = (name: string, audience: FactionId, faction: FactionId): string =>
  `You have offered ${name} to swap ${theFaction(audience)} for ${theFaction(faction)}.`;

/** For the other player. */
export const formatSwapFor = (name: string, from: FactionId, faction: FactionId): string =>
  `${name} would swap ${theFaction(from)} for ${theFaction(faction)} with you.`;

/** The button that accepts. */
export const formatSwapAndPlay = (from: FactionId): string => `Swap, and play ${factionName(from)}`;

/** The button that declines. */
export const formatKeep = (faction: FactionId): string => `Keep ${factionName(faction)}`;

/** A possible partner. */
export const formatPlayedBy = (faction: FactionId, name: string): string =>
  `${factionName(faction)}, played by ${name}`;
