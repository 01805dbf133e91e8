/** The end of a turn, where corrections meet it: what was said of the board, and what was counted. */
import type { MentatPauseActivity } from '../phases/mentat-pause/contract.ts';
import type { GameEvent } from '../table/events.ts';
import type { FactionId } from '../table/factions.ts';
import type { PublicFact } from '../table/facts.ts';
import { LEADERS } from '../table/leaders.ts';
import type { GameState } from '../table/state.ts';

export const runningPause = (state: GameState): MentatPauseActivity | null =>
  state.stack.find((activity): activity is MentatPauseActivity => activity.kind === 'mentat-pause') ?? null;

/** Whether the end of the turn, or of the game, is what a correction would meet now. */
export const isAtTheEnd = (state: GameState): boolean => state.victory !== null || runningPause(state) !== null;

/** Facts on which the count of strongholds rests. */
const COUNTED: readonly PublicFact['kind'][] = ['forces', 'side', 'alliance', 'turn'];

/**
 * While the board is compared, whoever the correction touches looks again, and so does whoever said that something is
 * off. Once the strongholds are counted, a correction that touches the count has it made anew, also after the end.
 */
export function reopenedAtTheEnd(state: GameState, fact: PublicFact): readonly GameEvent[] {
  const pause = runningPause(state);
  if (pause?.rung === 'board') {
    const anew = pause.words.filter(({ faction, says }) => says !== 'right' || faction === ownerOf(fact));
    return [
      ...anew.map(({ faction }): GameEvent => ({ type: 'BoardCheckWithdrawn', faction })),
      { type: 'EpochRaised' },
    ];
  }
  return COUNTED.includes(fact.kind) ? [{ type: 'VictoryReopened' }, { type: 'EpochRaised' }] : [];
}

function ownerOf(fact: PublicFact): FactionId | null {
  if ('leader' in fact) return LEADERS[fact.leader].faction;
  return 'faction' in fact ? fact.faction : null;
}
