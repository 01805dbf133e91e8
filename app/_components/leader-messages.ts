/** A leader, for who cannot see the disc, and where it belongs. */
import { factionName, type FactionId } from '#client';

/** Behind the name. */
export const formatStrength = (strength: number): string => `, strength ${strength}`;

/** Beneath it, in a list. */
export const formatOfFaction = (faction: FactionId): string => `of ${factionName(faction)}`;
