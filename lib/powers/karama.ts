/** Who may lay down what against a power, and when the table is asked. */
import { type Grammar, oneOf } from '../core/grammar.ts';
import { cardDiscarded } from '../pieces/events.ts';
import { useCancelled, useStands, openKaramaWindow, type OwnTimes, playedAsKarama } from '../kernel/windows/events.ts';
import type { WindowActivity } from '../model/activities.ts';
import type { GameEvent } from '../model/events.ts';
import type { FactionId } from '../model/factions.ts';
import type { GameState } from '../model/state.ts';
import type { Occasion } from '../model/cancel-state.ts';
import { type CardKind, kindOf } from '../model/treachery-cards.ts';
import type { CancellableAct } from '../model/windows.ts';
import { powersInForce } from './in-force.ts';
import type { Ctx } from './ctx.ts';
import { cardPlaysBesidePlan, kindsWith, nobodyCanHold, type Played, playsIn } from '../pieces/playing.ts';
import { areAllies } from '../model/selectors.ts';

/**
 * The table is asked about all of these at once. Where public facts make every answer empty, since all cards that could
 * stop an act lie discarded, it stands unasked. `times` where they are not those of all windows.
 */
export function askedToInterfere(
  ctx: Ctx,
  state: GameState,
  during: Occasion,
  acts: readonly CancellableAct[],
  at: number,
  times?: OwnTimes,
): readonly GameEvent[] {
  const open = mayBeStopped(ctx, state, acts);
  return [
    ...acts.filter((act) => !open.includes(act)).map((act) => useStands(during, act)),
    ...(open.length === 0 ? [] : [openKaramaWindow(state, during, open, at, times)]),
  ];
}

/** Those of them that somebody may be able to stop, as far as everybody can see. */
export const mayBeStopped = <Act extends CancellableAct>(
  ctx: Ctx,
  state: GameState,
  acts: readonly Act[],
): readonly Act[] =>
  acts.filter((act) => !state.factions.every(({ faction }) => canOnlyPass(ctx, state, act, faction)));

const canOnlyPass = (ctx: Ctx, state: GameState, act: CancellableAct, faction: FactionId): boolean =>
  nobodyCanHold(ctx, state, kindsAgainst(ctx, state, act, faction));

/** Kinds of card that this faction may lay down against an act; none against its own or its ally's. */
function kindsAgainst(ctx: Ctx, state: GameState, act: CancellableAct, faction: FactionId): readonly CardKind[] {
  if (faction === act.by || areAllies(state, faction, act.by)) return [];
  const asKarama = powersInForce(ctx, state, faction).flatMap(({ playsAsKarama }) => playsAsKarama ?? []);
  return [...karamaKinds(ctx), ...asKarama];
}

/** Each card that this faction may lay down against an act; the answer names the act by its place in the list. */
export const playsAgainst = (
  ctx: Ctx,
  state: GameState,
  faction: FactionId,
  act: CancellableAct,
  place: number,
): readonly Grammar[] =>
  cardPlaysBesidePlan(ctx, state, faction, kindsAgainst(ctx, state, act, faction), { act: oneOf(place) });

/** The cards laid down against acts; one against somebody who has turned out to be an ally meanwhile stays in hand. */
export const laidDownAgainst = (
  state: GameState,
  window: WindowActivity,
  acts: readonly CancellableAct[],
): readonly Played[] =>
  playsIn(state, window).filter(({ faction, number }) => {
    const act = number === null ? undefined : acts[number];
    return act === undefined || !areAllies(state, faction, act.by);
  });

/** What the cards laid down against an act come to: it is stopped by one of them, or stands; the others are not spent. */
export function actSettled(
  ctx: Ctx,
  during: Occasion,
  act: CancellableAct,
  plays: readonly Played[],
): readonly GameEvent[] {
  // A Karama that nothing can stop makes one that may be stopped needless; else who comes first in storm order.
  const isKarama = ({ card }: Played) => karamaKinds(ctx).includes(kindOf(card));
  const first = plays.find(isKarama) ?? plays[0];
  if (first === undefined) return [useStands(during, act)];
  const { faction: by, slot, card } = first;
  return isKarama(first)
    ? [useCancelled(during, act, by), cardDiscarded(by, first)]
    : [playedAsKarama(during, act, by, { slot, card })];
}

/** Kinds of card that stop a power. */
const karamaKinds = (ctx: Ctx) => kindsWith(ctx, (card) => card.cancelsAdvantage);
