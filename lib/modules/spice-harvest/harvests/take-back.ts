/** The harvest cards after a take-back. */
import { updateActivity } from '../../../model/stack.ts';
import type { GameState } from '../../../model/state.ts';
import { runningHarvest } from './api.ts';
import { newHarvest } from './reducer.ts';

/**
 * Returns the earlier position with the present deck. Players may know the drawn cards, so these cards do not come
 * again. If the cards of the running harvest have been shown since, they are laid aside and the Manager draws again.
 */
export function takenBack(back: GameState, now: GameState): GameState {
  if (back.harvests === null || now.harvests === null) return back;
  const { deck, drawn } = now.harvests;
  const kept: GameState = { ...back, harvests: { ...back.harvests, deck, drawn } };
  const running = runningHarvest(back);
  if (running === null || running.drawn.length === 0) return kept;
  const still = runningHarvest(now);
  const isRunning = still?.id === running.id;
  const isShown = isRunning ? still.voted.length > 0 : now.harvests.reports.length > back.harvests.reports.length;
  if (running.step === 'succession') {
    // The harvest is paid. If it is over, its cards lie aside and are not laid aside again.
    return isRunning ? kept : updateActivity(kept, 'harvest', running.id, () => ({ printed: [] }));
  }
  if (!isShown) return kept;
  // The cards of a harvest that was over have already been laid aside.
  const aside = isRunning ? [...drawn, ...running.printed] : drawn;
  const begun: GameState = { ...kept, harvests: { ...back.harvests, deck, drawn: aside } };
  return updateActivity(begun, 'harvest', running.id, ({ id }) => ({ ...newHarvest(id), step: 'draw' as const }));
}
