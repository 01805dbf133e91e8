/** Two players who swap factions. */
import type { FactionId } from '../../../model/factions.ts';
import { nameOfFaction, theFaction } from '../../../messages/names.ts';

/** The way to it. */
export const SWAP = {
  title: 'Swap factions',
  open: 'Swap factions with somebody',
  takeBack: 'Take the offer back',
  how: 'Whoever you choose is asked on their phone. You both stay where you sit: the factions change places, and what you have told Mentat of yours is forgotten.',
} as const;

/** While the other has not answered. */
export const sayOffered = (name: string, audience: FactionId, faction: FactionId): string =>
  `You have offered ${name} to swap ${theFaction(audience)} for ${theFaction(faction)}.`;

/** To the other. */
export const saySwapFor = (name: string, from: FactionId, faction: FactionId): string =>
  `${name} would swap ${theFaction(from)} for ${theFaction(faction)} with you.`;

/** The yes. */
export const saySwapAndPlay = (from: FactionId): string => `Swap, and play ${nameOfFaction(from)}`;

/** The no. */
export const sayKeep = (faction: FactionId): string => `Keep ${nameOfFaction(faction)}`;

/** One who can be asked. */
export const sayPlayedBy = (faction: FactionId, name: string): string => `${nameOfFaction(faction)}, played by ${name}`;
