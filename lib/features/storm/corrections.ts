import { epochRaised } from '../../kernel/events.ts';
import { windowAnswersTakenBack } from '../../kernel/windows/events.ts';
import type { Ctx } from '../../powers/ctx.ts';
import type { GameEvent } from '../../model/events.ts';
import type { PublicFact } from '../../model/facts.ts';
import type { GameState } from '../../model/state.ts';
import type { StormActivity } from './contract.ts';
import { dialling } from './dialling.ts';

/**
 * Returns the effects of a correction. Before the storm's distance is known, facts about the dialling factions restart
 * the dials. Facts about forces decide which factions may destroy the Shield Wall and which forces the storm kills, so
 * those prompts reopen.
 */
export function onCorrection(
  ctx: Ctx,
  state: GameState,
  storm: StormActivity,
  fact: PublicFact,
  after: GameState,
): readonly GameEvent[] {
  const dialled: readonly PublicFact['kind'][] = ['turn', 'storm', 'last-wheels'];
  const standing: readonly PublicFact['kind'][] = ['forces', 'side', 'shield-wall'];
  const anew = dialling(ctx, after);
  if (storm.sectors === null && (dialled.includes(fact.kind) || anew.steeredBy !== storm.steeredBy)) {
    const played = storm.step === 'weather' ? windowAnswersTakenBack(state) : [];
    return [{ type: 'StormDialsReset', storm: storm.id, because: 'corrected', ...anew }, ...played, epochRaised()];
  }
  if (storm.step === 'moving' && standing.includes(fact.kind)) {
    return [{ type: 'StormLossesReset', storm: storm.id }, epochRaised()];
  }
  // The turn and the position of the storm decide when, and from which places, Family Atomics may be played (R-182,
  //
  const nearWall: readonly PublicFact['kind'][] = [...standing, 'turn', 'storm'];
  return (storm.step === 'atomics' || storm.step === 'moved') && nearWall.includes(fact.kind)
    ? [...windowAnswersTakenBack(state), epochRaised()]
    : [];
}
