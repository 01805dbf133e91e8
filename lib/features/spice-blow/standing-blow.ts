import { spiceIn } from '../../pieces/changes.ts';
import type { GameState } from '../../model/state.ts';
import type { TurnedCard } from './contract.ts';

/**
 * Returns the spice that has just blown. It counts until the next card is turned over or the phase ends, as long as it
 * is there and not doubled. Returns `null` if there is none.
 * @rules AH79 Spice Harvest VII.3 · R-142
 */
export function standingBlow(state: GameState): Extract<TurnedCard, { readonly kind: 'spice' }> | null {
  const { lastBlow, turn, phase } = state;
  const last = lastBlow?.turn === turn && phase === 'spice-blow' ? lastBlow.turned.at(-1) : undefined;
  if (last?.kind !== 'spice' || last.doubledBy !== null) return null;
  return spiceIn(state, last) >= last.laid ? last : null;
}
