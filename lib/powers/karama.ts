/** Who may lay down what against a power, and when the table is asked. */
import { type Grammar, oneOf } from '../core/grammar.ts';
import { cardDiscarded } from '../pieces/events.ts';
import { useCancelled, useStands, openKaramaWindow, type OwnTimes, playedAsKarama } from '../kernel/windows/events.ts';
import type { WindowActivity } from '../model/activities.ts';
import type { GameEvent } from '../model/events.ts';
import type { FactionId } from '../model/factions.ts';
import type { GameState } from '../model/state.ts';
import type { CancelScope } from '../model/cancel-state.ts';
import { type CardKind, kindOf } from '../model/treachery-cards.ts';
import type { CancellableUse } from '../model/windows.ts';
import { activePowersOf } from './in-force.ts';
import type { Ctx } from './ctx.ts';
import {
  cardPlaysBesidePlan,
  cardKindsWith,
  nobodyCanHold,
  type CardPlayed,
  cardsPlayedIn,
} from '../pieces/playing.ts';
import { areAllies } from '../model/selectors.ts';

/**
 * The table is asked about all of these at once. Where public facts make every answer empty, since all cards that could
 * stop an act lie discarded, it stands unasked. `times` where they are not those of all windows.
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

/** Those of them that somebody may be able to stop, as far as everybody can see. */
export const cancellableUses = <Act extends CancellableUse>(
  ctx: Ctx,
  state: GameState,
  uses: readonly Act[],
): readonly Act[] =>
  uses.filter((use) => !state.factions.every(({ faction }) => canOnlyPass(ctx, state, use, faction)));

const canOnlyPass = (ctx: Ctx, state: GameState, use: CancellableUse, faction: FactionId): boolean =>
  nobodyCanHold(ctx, state, kindsAgainst(ctx, state, use, faction));

/** Kinds of card that this faction may lay down against an act; none against its own or its ally's. */
function kindsAgainst(ctx: Ctx, state: GameState, use: CancellableUse, faction: FactionId): readonly CardKind[] {
  if (faction === use.by || areAllies(state, faction, use.by)) return [];
  const asKarama = activePowersOf(ctx, state, faction).flatMap(({ playsAsKarama }) => playsAsKarama ?? []);
  return [...karamaKinds(ctx), ...asKarama];
}

/** Each card that this faction may lay down against an act; the answer names the act by its place in the list. */
export const karamaPlaysAgainst = (
  ctx: Ctx,
  state: GameState,
  faction: FactionId,
  use: CancellableUse,
  place: number,
): readonly Grammar[] =>
  cardPlaysBesidePlan(ctx, state, faction, kindsAgainst(ctx, state, use, faction), { use: oneOf(place) });

/** The cards laid down against acts; one against somebody who has turned out to be an ally meanwhile stays in hand. */
export const karamasPlayedAgainst = (
  state: GameState,
  window: WindowActivity,
  uses: readonly CancellableUse[],
): readonly CardPlayed[] =>
  cardsPlayedIn(state, window).filter(({ faction, number }) => {
    const use = number === null ? undefined : uses[number];
    return use === undefined || !areAllies(state, faction, use.by);
  });

/** What the cards laid down against an act come to: it is stopped by one of them, or stands; the others are not spent. */
export function resolveUse(
  ctx: Ctx,
  during: CancelScope,
  use: CancellableUse,
  plays: readonly CardPlayed[],
): readonly GameEvent[] {
  // A Karama that nothing can stop makes one that may be stopped needless; else who comes first in storm order.
  const isKarama = ({ card }: CardPlayed) => karamaKinds(ctx).includes(kindOf(card));
  const first = plays.find(isKarama) ?? plays[0];
  if (first === undefined) return [useStands(during, use)];
  const { faction: by, slot, card } = first;
  return isKarama(first)
    ? [useCancelled(during, use, by), cardDiscarded(by, first)]
    : [playedAsKarama(during, use, by, { slot, card })];
}

/** Kinds of card that stop a power. */
const karamaKinds = (ctx: Ctx) => cardKindsWith(ctx, ({ cancelsAdvantage }) => cancelsAdvantage === true);
