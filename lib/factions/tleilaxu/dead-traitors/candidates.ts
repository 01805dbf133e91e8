/** The leaders that can be traitors of Tleilaxu. */
import { isMainCharacter, type LeaderId, ownerOf } from '../../../model/leaders.ts';
import type { GameState } from '../../../model/state.ts';
import { TLEILAXU } from '../name.ts';

/** Whether a leader can be a traitor of Tleilaxu: a leader of others that is no main character. */
export const canBeInPay = (leader: LeaderId): boolean => ownerOf(leader) !== TLEILAXU && !isMainCharacter(leader);

/** Whether a leader lies face up in the tanks. */
export const liesInTanks = ({ leaders }: GameState, leader: LeaderId): boolean =>
  leaders.some((disc) => disc.leader === leader && disc.where === 'tanks' && !disc.faceDown);
