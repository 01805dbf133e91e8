/** A leader to keep, of those dealt. */
import type { FactionId } from '../../../model/factions.ts';
import { factionName } from '../../../messages/names.ts';

/** The page of it. */
export const TRAITOR = {
  missing: 'Choose under the cover first.',
  before: 'Choose your traitor',
  after: 'Keep what you chose',
  label: 'Leaders dealt to you',
  none: 'Keep none of them',
} as const;

/** A leader that was dealt and is nobody’s traitor. */
export const formatCannotKeep = (faction: FactionId): string => `of ${factionName(faction)}, cannot be kept`;
