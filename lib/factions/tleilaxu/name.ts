import type { FactionId } from '../../model/factions.ts';

/** The id of the Tleilaxu of Dune Squad. The Bene Tleilaxu of the compendium are another faction. */
export const TLEILAXU: FactionId = 'tleilaxu';
