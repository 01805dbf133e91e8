/** The texts on the phone of an owner of traitors. */
import { leaderName } from '../../../messages/names.ts';
import type { LeaderId } from '../../../model/leaders.ts';

/** The texts of the page on which the owner chooses a traitor. */
export const KEEP_TRAITOR = {
  missing: 'Choose under the cover first.',
  before: 'Choose the traitor',
  after: 'Keep what you chose',
  label: 'Your traitors',
  onPaper: 'I have marked one on paper',
} as const;

/**
 * Returns the line about the usable traitor, which its owner reads among the secrets: `Only Caid can be called now`.
 */
export const formatKeptTraitor = (leader: LeaderId): string => `Only ${leaderName(leader)} can be called now`;
