/**
 * A player's own marks on the hands of other players. Marks are notes, not facts. Mentat concludes nothing from them.
 */
import type { Ctx } from '../../powers/ctx.ts';
import { type Decision, accepted, refused } from '../../model/decision.ts';
import type { FactionId } from '../../model/factions.ts';
import { isInPlay } from '../../model/selectors.ts';
import type { GameState } from '../../model/state.ts';
import { CARD_KINDS, type CardKind } from '../../model/treachery-cards.ts';
import { keepsRecords } from '../open-cards/api.ts';
import type { CardMemory } from './contract.ts';

/** Sets marks on a hand. Refuses `keeps-no-records`, `faction-not-in-play`, `marks-others`. @rules R-191 */
export function decideMark(
  ctx: Ctx,
  state: GameState,
  by: FactionId,
  faction: FactionId,
  kinds: readonly CardKind[],
): Decision {
  if (!keepsRecords(ctx, by)) return refused({ code: 'keeps-no-records' });
  if (!isInPlay(state, faction)) return refused({ code: 'faction-not-in-play', faction });
  if (faction === by) return refused({ code: 'marks-others' });
  return accepted({ type: 'HandMarked', by, faction, kinds: CARD_KINDS.filter((kind) => kinds.includes(kind)) });
}

/** Returns the memory with these marks on a hand. They replace earlier marks. */
export function withMarks(memory: CardMemory, faction: FactionId, kinds: readonly CardKind[]): CardMemory {
  const others = memory.marks.filter((mark) => mark.faction !== faction);
  return { ...memory, marks: kinds.length === 0 ? others : [...others, { faction, kinds }] };
}
