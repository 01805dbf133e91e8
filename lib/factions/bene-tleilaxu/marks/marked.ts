/** Which leaders are marked, and which battles they have won. */
import { isMainCharacter, type LeaderId } from '../../../model/leaders.ts';
import { isInPlay, stacksIn } from '../../../model/selectors.ts';
import type { GameState } from '../../../model/state.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { BENE_TLEILAXU } from '../name.ts';
import type { Won } from './contract.ts';

/** Whether a leader is a traitor of the Bene Tleilaxu. Secret. */
export const isMarked = ({ marks }: GameState, leader: LeaderId): boolean =>
  marks.marked.some((mark) => mark.leader === leader);

/**
 * Whether the Bene Tleilaxu may mark this leader now: one leader in a turn, and never a main character.
 * @rules Nine-faction compendium XXXIV.3, XXVI · R-305
 */
export const mayMark = ({ marks, turn }: GameState, leader: LeaderId): boolean =>
  !isMainCharacter(leader) && marks.marked.every((mark) => mark.turn !== turn && mark.leader !== leader);

/**
 * Returns the strongholds that marked leaders have won and that can be announced now. Their winners are still there.
 * @rules Nine-faction compendium XXXIV.3 · R-65
 */
export const betrayable = ({ board }: Ctx, state: GameState): readonly Won[] =>
  isInPlay(state, BENE_TLEILAXU)
    ? state.marks.won.filter(
        (won) => board.isStronghold(won.territory) && isMarked(state, won.leader) && isThere(state, won),
      )
    : [];

/** Whether the winner of a battle still has forces in the territory. */
export const isThere = (state: GameState, { faction, territory }: Won): boolean =>
  stacksIn(state, faction, territory).length > 0;
