/** The event with which other features give a leader a dose. */
import type { FactionId } from '../../model/factions.ts';
import type { LeaderId } from '../../model/leaders.ts';
import type { SemutaEvent } from './contract.ts';

/** Creates the event that a leader gets a dose. The card itself moves by an event of the pieces. */
export const leaderDrugged = (
  by: FactionId,
  leader: LeaderId,
): Extract<SemutaEvent, { readonly type: 'LeaderDrugged' }> => ({ type: 'LeaderDrugged', by, leader });
