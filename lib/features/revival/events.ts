/** The revival of a leader after its owner's move, for other features. */
import type { Ctx } from '../../powers/ctx.ts';
import { createPrompt } from '../../model/create-prompt.ts';
import type { FactionId } from '../../model/factions.ts';
import type { Prompt } from '../../model/prompts.ts';
import type { GameState } from '../../model/state.ts';
import { leaderAnswers, termsAfterMove } from './choices.ts';
import { isLeaderFree, mayReturn } from './leaders.ts';

/** The type of the event with the revivals of a faction. */
export const REVIVAL_MADE = 'RevivalMade';

/**
 * Whether a leader of this faction may be revived after its move. This depends on public facts. Only the owner may know
 * which leader.
 */
export const canReviveAfterMove = ({ rules }: Ctx, state: GameState, faction: FactionId): boolean =>
  rules.revival.leaders === 'after-own-move' && mayReturn(state, faction);

/** Whether the faction may revive another leader for free after its move. */
export const canReviveFreely = ({ rules, ...ctx }: Ctx, state: GameState, faction: FactionId): boolean =>
  rules.revival.leaders === 'after-own-move' && isLeaderFree({ rules, ...ctx }, state, faction);

/** Returns the prompt for the revived leader, if any. @rules AH79 IX.D · R-43 */
export function leaderAsked(ctx: Ctx, state: GameState, faction: FactionId): Prompt {
  const terms = termsAfterMove(ctx, state, faction);
  return createPrompt(
    state,
    { kind: 'revive', ...terms },
    {
      faction,
      about: `turn-${state.turn}-leader${numberOf(state, faction)}`,
      answers: leaderAnswers(state, faction, terms),
    },
  );
}

/** Returns a different text for each further leader of the turn; empty for the first. */
function numberOf({ lastRevival }: GameState, faction: FactionId): string {
  const before = lastRevival?.revived.filter((one) => one.faction === faction && one.leader !== null).length ?? 0;
  return before === 0 ? '' : `-${before + 1}`;
}
