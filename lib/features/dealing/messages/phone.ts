/** The choice of a traitor from the deal. */
import type { FactionId } from '../../../model/factions.ts';
import { factionName } from '../../../messages/names.ts';

/** The page of the choice. */
export const TRAITOR = {
  missing: 'Choose under the cover first.',
  before: 'Choose your traitor',
  after: 'Keep what you chose',
  label: 'Leaders dealt to you',
  none: 'Keep none of them',
} as const;

/** Returns the note on a dealt leader that cannot be a traitor. */
export const formatCannotKeep = (faction: FactionId): string => `of ${factionName(faction)}, cannot be kept`;
