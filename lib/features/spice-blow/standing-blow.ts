import { spiceIn } from '../../pieces/changes.ts';
import type { GameState } from '../../model/state.ts';
import type { TerritoryId } from '../../model/territories.ts';
import type { TurnedCard } from './contract.ts';

type SpiceTurned = Extract<TurnedCard, { readonly kind: 'spice' }>;

/** Returns the spice cards of this blow whose spice lies together in a territory. A worm takes earlier spice away. */
export const blowsTogether = (turned: readonly TurnedCard[], territory: TerritoryId): readonly SpiceTurned[] =>
  turned
    .slice(1 + turned.findLastIndex((card) => card.kind === 'worm' && card.devoured?.territory === territory))
    .flatMap((card) => (card.kind === 'spice' && card.territory === territory ? [card] : []));

/** Returns those spice cards that no card has doubled. */
export const undoubledBlows = (turned: readonly TurnedCard[], territory: TerritoryId): readonly SpiceTurned[] =>
  blowsTogether(turned, territory).filter(({ doubledBy }) => doubledBy === null);

/**
 * Returns the spice that has just blown. The spice counts until the next card is turned over or the phase ends, unless
 * it was taken or doubled. Returns `null` if there is no such spice.
 */
export function standingBlow(state: GameState): SpiceTurned | null {
  const { lastBlow, turn, phase } = state;
  const last = lastBlow?.turn === turn && phase === 'spice-blow' ? lastBlow.turned.at(-1) : undefined;
  if (last?.kind !== 'spice' || last.doubledBy !== null) return null;
  return spiceIn(state, last) >= last.laid ? last : null;
}
