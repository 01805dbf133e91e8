import type { FactionId } from '../../model/factions.ts';

/** The id of the Bene Tleilaxu, for their own features. */
export const BENE_TLEILAXU: FactionId = 'bene-tleilaxu';
