/** A leader for screen readers, with its faction. */
import { factionName, type FactionId } from '#client';

/** Behind the name. */
export const formatStrength = (strength: number): string => `, strength ${strength}`;

/** Beneath it, in a list. */
export const formatOfFaction = (faction: FactionId): string => `of ${factionName(faction)}`;
