/** Two players who swap factions. */
import type { FactionId } from '../../../model/factions.ts';
import { factionName, theFaction } from '../../../messages/names.ts';

/** The way to it. */
export const SWAP = {
  title: 'Swap factions',
  open: 'Swap factions with somebody',
  takeBack: 'Take the offer back',
  how: 'Whoever you choose is asked on their phone. You both stay where you sit: the factions change places, and what you have told Mentat of yours is forgotten.',
} as const;

/** While the other has not answered. */
export const formatOffered = (name: string, audience: FactionId, faction: FactionId): string =>
  `You have offered ${name} to swap ${theFaction(audience)} for ${theFaction(faction)}.`;

/** To the other. */
export const formatSwapFor = (name: string, from: FactionId, faction: FactionId): string =>
  `${name} would swap ${theFaction(from)} for ${theFaction(faction)} with you.`;

/** The yes. */
export const formatSwapAndPlay = (from: FactionId): string => `Swap, and play ${factionName(from)}`;

/** The no. */
export const formatKeep = (faction: FactionId): string => `Keep ${factionName(faction)}`;

/** One who can be asked. */
export const formatPlayedBy = (faction: FactionId, name: string): string =>
  `${factionName(faction)}, played by ${name}`;
