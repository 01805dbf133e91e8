/** The effects of corrections at the end of a turn and of the game. */
import { epochRaised } from '../../kernel/events.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { runningPause } from './api.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import type { PublicFact } from '../../model/facts.ts';
import { ownerOf } from '../../model/leaders.ts';
import type { GameState } from '../../model/state.ts';

/** The facts on which the count of strongholds depends. */
const COUNTED: readonly PublicFact['kind'][] = ['forces', 'side', 'alliance', 'turn', 'worms-come', 'controlled'];

/**
 * Returns the effects of a correction. During the comparison, affected factions and factions that found an error check
 * again. After the count, a correction of the counted facts repeats the count, even after the end of the game.
 */
export function onCorrection(_ctx: Ctx, state: GameState, _activity: object, fact: PublicFact): readonly GameEvent[] {
  const pause = runningPause(state);
  if (pause?.step === 'board') {
    const anew = pause.words.filter(({ faction, value: says }) => says !== 'right' || faction === whoseIs(fact));
    return [...anew.map(({ faction }): GameEvent => ({ type: 'BoardCheckWithdrawn', faction })), epochRaised()];
  }
  const isCounted =
    COUNTED.includes(fact.kind) || (fact.kind === 'leader' && state.victory?.how.kind === 'last-in-play');
  return isCounted ? [{ type: 'VictoryReopened' }, epochRaised()] : [];
}

function whoseIs(fact: PublicFact): FactionId | null {
  if ('leader' in fact && fact.leader !== null) return ownerOf(fact.leader);
  return 'faction' in fact ? fact.faction : null;
}
