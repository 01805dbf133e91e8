/** Stopping a power: who may lay down what against it, and what the cards laid down come to. */
import { must } from '../../core/assert-never.ts';
import { either, type Grammar } from '../../core/grammar.ts';
import { cardDiscarded } from '../../pieces/events.ts';
import { withOpenCards } from '../../pieces/changes.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { actSettled, askedToInterfere, laidDownAgainst, playsAgainst } from '../../powers/karama.ts';
import { PASS, type Played } from '../../pieces/playing.ts';
import { contestedCard } from '../../model/selectors.ts';
import type { ContestedActivity, WindowActivity } from '../../model/activities.ts';
import type { EventOf, GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import { begun, ended } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import type { Occasion } from '../../model/cancel-state.ts';
import type { CancellableAct } from '../../model/windows.ts';

/**
 * What one seat may answer to "does anyone interfere?": pass, or lay down a card against one of the acts. The side that
 * acts, and its ally, can only pass; on cardboard an unknown card may be named.
 * @rules GF9-2019 Advanced Karama Cards, R-172 · AH79 Player Aid Pad B.6
 */
export function karamaAnswers(
  ctx: Ctx,
  state: GameState,
  acts: readonly CancellableAct[],
  faction: FactionId,
): Grammar {
  const plays = acts.flatMap((act, place) => playsAgainst(ctx, state, faction, act, place));
  return plays.length === 0 ? PASS : either(PASS, ...plays);
}

/**
 * What the answers to the window come to: each act is stopped by one card, or stands. Each hand lays down one card, and
 * may hold another: once some acts are stopped, the others are left to be asked about again.
 */
export function resolveKaramaWindow(
  ctx: Ctx,
  state: GameState,
  window: WindowActivity,
  { during, acts }: { readonly during: Occasion; readonly acts: readonly CancellableAct[] },
): readonly GameEvent[] {
  const plays = laidDownAgainst(state, window, acts);
  const contested = contestedCard(state);
  if (contested !== null) return contestSettled(contested, must(acts[0], 'the card contested'), plays[0] ?? null);
  const isDecided = (index: number) => plays.length === 0 || plays.some(({ number }) => number === index);
  return acts.flatMap((act, index) =>
    isDecided(index)
      ? actSettled(
          ctx,
          during,
          act,
          plays.filter(({ number }) => number === index),
        )
      : [],
  );
}

/** A card played as a Karama may itself be stopped, in a window of its own, by a real Karama, which nothing stops. */
export function contestAsked(
  ctx: Ctx,
  state: GameState,
  contested: ContestedActivity,
  at: number,
): readonly GameEvent[] {
  const { by, card, during } = contested;
  const act: CancellableAct = { kind: 'played-as-karama', by, card: card.card };
  const asked = askedToInterfere(ctx, state, during, [act], at);
  return asked.some(({ type }) => type === 'WindowOpened') ? asked : contestSettled(contested, act, null);
}

/** The card lies on the table for all to see until it is known what it does. */
export function withContested(state: GameState, event: EventOf<'PlayedAsKarama'>): GameState {
  const { during, act, by, card } = event;
  const shown = withOpenCards(state, by, [card]);
  return begun(shown, { kind: 'contested', id: 'contested', during, act, by, card });
}

/** What the card was to do has been decided. */
export const withoutContested = (state: GameState): GameState => ended(state, 'contested');

/**
 * Stopped or not, the card is spent. Where it was stopped, what it was played against is left as it was: who asked about
 * that asks again, since another card may be laid down.
 * @rules AH79 Questions and Answers A.7 · GF9-2019 Bene Gesserit sheet "Karama" · R-117
 */
function contestSettled(
  { during, act, by, card }: ContestedActivity,
  played: CancellableAct,
  counter: Played | null,
): readonly GameEvent[] {
  const spent = cardDiscarded(by, card);
  if (counter === null) {
    return [{ type: 'ActStands', during, act: played }, { type: 'ActCancelled', during, act, by }, spent];
  }
  return [
    { type: 'ActCancelled', during, act: played, by: counter.faction },
    cardDiscarded(counter.faction, counter),
    spent,
  ];
}
