/** A leader for screen readers, with its faction. */
import { factionName, type FactionId } from '#client';

/** The text after the name. */
export const formatStrength = (strength: number): string => `, strength ${strength}`;

/** The text below the name, in a list. */
export const formatOfFaction = (faction: FactionId): string => `of ${factionName(faction)}`;
