/** A leader for screen readers, with its faction. */
import { factionName, type FactionId } from '#client';

/** After the name. */
export const formatStrength = (strength: number): string => `, strength ${strength}`;

/** Below it, in a list. */
export const formatOfFaction = (faction: FactionId): string => `of ${factionName(faction)}`;
