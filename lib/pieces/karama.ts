/** The cards that a seat may play against a power, and the moment when the table is asked. */
import { type Grammar, oneOf } from '../core/grammar.ts';
import { cardDiscarded } from './events.ts';
import { useCancelled, useStands, openKaramaWindow, type OwnTimes, playedAsKarama } from '../kernel/windows/events.ts';
import type { WindowActivity } from '../model/activities.ts';
import type { GameEvent } from '../model/events.ts';
import type { FactionId } from '../model/factions.ts';
import type { GameState } from '../model/state.ts';
import type { CancelScope } from '../model/cancel-state.ts';
import { type CardKind, kindOf } from '../model/treachery-cards.ts';
import type { CancellableUse } from '../model/windows.ts';
import { activePowersOf } from '../powers/in-force.ts';
import type { Ctx } from '../powers/ctx.ts';
import { cardPlaysBesidePlan, karamaKindsOf, nobodyCanHold, type CardPlayed, cardsPlayedIn } from './playing.ts';
import { areAllies } from '../model/selectors.ts';

/**
 * Opens one window about all of these uses. If all matching cards are publicly discarded, no seat can have one, so the
 * use stands without a window. `times` is given if this window has its own times.
 */
export function offerToCancel(
  ctx: Ctx,
  state: GameState,
  during: CancelScope,
  uses: readonly CancellableUse[],
  at: number,
  times?: OwnTimes,
): readonly GameEvent[] {
  const open = cancellableUses(ctx, state, uses);
  return [
    ...uses.filter((use) => !open.includes(use)).map((use) => useStands(during, use)),
    ...(open.length === 0 ? [] : [openKaramaWindow(state, during, open, at, times)]),
  ];
}

/** Returns the uses that a seat may be able to cancel, as far as the public knows. */
export const cancellableUses = <Act extends CancellableUse>(
  ctx: Ctx,
  state: GameState,
  uses: readonly Act[],
): readonly Act[] =>
  uses.filter((use) => !state.factions.every(({ faction }) => canOnlyPass(ctx, state, use, faction)));

const canOnlyPass = (ctx: Ctx, state: GameState, use: CancellableUse, faction: FactionId): boolean =>
  nobodyCanHold(ctx, state, kindsAgainst(ctx, state, use, faction));

/** Returns the kinds of card that this faction may play against a use; no kinds if the use is its own or its ally's. */
function kindsAgainst(ctx: Ctx, state: GameState, use: CancellableUse, faction: FactionId): readonly CardKind[] {
  if (faction === use.by || areAllies(state, faction, use.by)) return [];
  const asKarama = activePowersOf(ctx, state, faction).flatMap(({ playsAsKarama }) => playsAsKarama ?? []);
  return [...karamaKindsOf(ctx, state, faction), ...asKarama];
}

/** Returns the answers: each card that this faction may play, with the use against which it is played (its index). */
export const karamaPlaysAgainst = (
  ctx: Ctx,
  state: GameState,
  faction: FactionId,
  use: CancellableUse,
  place: number,
): readonly Grammar[] =>
  cardPlaysBesidePlan(ctx, state, faction, kindsAgainst(ctx, state, use, faction), { use: oneOf(place) });

/** Returns the cards played against uses. A card against a faction that has become an ally stays in the hand. */
export const karamasPlayedAgainst = (
  state: GameState,
  window: WindowActivity,
  uses: readonly CancellableUse[],
): readonly CardPlayed[] =>
  cardsPlayedIn(state, window).filter(({ faction, number }) => {
    const use = number === null ? undefined : uses[number];
    return use === undefined || !areAllies(state, faction, use.by);
  });

/** Settles a use: one card cancels it, or it stands. The other cards are not spent. */
export function resolveUse(
  ctx: Ctx,
  state: GameState,
  during: CancelScope,
  use: CancellableUse,
  plays: readonly CardPlayed[],
): readonly GameEvent[] {
  // The order in which cards count: first a Karama that nothing can cancel, then storm order.
  const isKarama = ({ faction, card }: CardPlayed) => karamaKindsOf(ctx, state, faction).includes(kindOf(card));
  const first = plays.find(isKarama) ?? plays[0];
  if (first === undefined) return [useStands(during, use)];
  const { faction: by, slot, card } = first;
  return isKarama(first)
    ? [useCancelled(during, use, by), cardDiscarded(by, first)]
    : [playedAsKarama(during, use, by, { slot, card })];
}
