import type { LeaderId } from './leaders.ts';
import type { TreacheryTitle } from './treachery-cards.ts';

/** A treachery card that lies face up on a leader, in no hand and in no pile. */
export interface LeaderCard {
  readonly leader: LeaderId;
  readonly card: TreacheryTitle;
}
