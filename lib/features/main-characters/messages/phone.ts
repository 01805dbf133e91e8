/** The texts on the phone of the owner of traitors. */
import { leaderName } from '../../../messages/names.ts';
import type { LeaderId } from '../../../model/leaders.ts';

/** The page of the choice. */
export const KEEP_TRAITOR = {
  missing: 'Choose under the cover first.',
  before: 'Choose the traitor',
  after: 'Keep what you chose',
  label: 'Your traitors',
  onPaper: 'I have marked one on paper',
} as const;

/** Returns the line among the secrets of its owner: `Only Caid can be called now`. */
export const formatKeptTraitor = (leader: LeaderId): string => `Only ${leaderName(leader)} can be called now`;
