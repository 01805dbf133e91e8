import { spiceIn } from '../../pieces/changes.ts';
import type { GameState } from '../../model/state.ts';
import type { TurnedCard } from './contract.ts';

/**
 * Returns the spice that has just blown. The spice counts until the next card is turned over or the phase ends, unless
 * it was taken or doubled. Returns `null` if there is no such spice.
 */
export function standingBlow(state: GameState): Extract<TurnedCard, { readonly kind: 'spice' }> | null {
  const { lastBlow, turn, phase } = state;
  const last = lastBlow?.turn === turn && phase === 'spice-blow' ? lastBlow.turned.at(-1) : undefined;
  if (last?.kind !== 'spice' || last.doubledBy !== null) return null;
  return spiceIn(state, last) >= last.laid ? last : null;
}
