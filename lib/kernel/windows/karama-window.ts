/** Stopping a power: who may lay down what against it, and what the cards laid down come to. */
import { must } from '../../core/assert-never.ts';
import { anyOf, type Grammar } from '../../core/grammar.ts';
import { cardDiscarded } from '../../pieces/events.ts';
import { withOpenCards } from '../../pieces/changes.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { resolveUse, offerToCancel, karamasPlayedAgainst, karamaPlaysAgainst } from '../../powers/karama.ts';
import { PASS, type CardPlayed } from '../../pieces/playing.ts';
import { undoneByKarama } from '../../powers/undoable.ts';
import { contestedCard } from '../../model/selectors.ts';
import type { ContestedActivity, WindowActivity } from '../../model/activities.ts';
import type { EventOf, GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import { pushActivity, popActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import type { CancelScope } from '../../model/cancel-state.ts';
import type { CancellableUse } from '../../model/windows.ts';
import { useCancelled, useStands } from './events.ts';

/**
 * What one seat may answer to "does anyone interfere?": pass, or lay down a card against one of the acts. The side that
 * acts, and its ally, can only pass; on cardboard an unknown card may be named.
 * @rules GF9-2019 Advanced Karama Cards, R-172 · AH79 Player Aid Pad B.6
 */
export function karamaAnswers(
  ctx: Ctx,
  state: GameState,
  uses: readonly CancellableUse[],
  faction: FactionId,
): Grammar {
  const plays = uses.flatMap((use, place) => karamaPlaysAgainst(ctx, state, faction, use, place));
  return plays.length === 0 ? PASS : anyOf(PASS, ...plays);
}

/**
 * What the answers to the window come to: each act is stopped by one card, or stands. Each hand lays down one card, and
 * may hold another: once some acts are stopped, the others are left to be asked about again.
 */
export function resolveKaramaWindow(
  ctx: Ctx,
  state: GameState,
  window: WindowActivity,
  { during, uses }: { readonly during: CancelScope; readonly uses: readonly CancellableUse[] },
): readonly GameEvent[] {
  const plays = karamasPlayedAgainst(state, window, uses);
  const contested = contestedCard(state);
  if (contested !== null)
    return contestSettled(ctx, state, contested, must(uses[0], 'the card contested'), plays[0] ?? null);
  const isDecided = (index: number) => plays.length === 0 || plays.some(({ number }) => number === index);
  return uses.flatMap((use, index) =>
    isDecided(index)
      ? resolveUse(
          ctx,
          during,
          use,
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
  const use: CancellableUse = { kind: 'played-as-karama', by, card: card.card };
  const asked = offerToCancel(ctx, state, during, [use], at);
  return asked.some(({ type }) => type === 'WindowOpened') ? asked : contestSettled(ctx, state, contested, use, null);
}

/** The card lies on the table for all to see until it is known what it does. */
export function withContested(state: GameState, event: EventOf<'PlayedAsKarama'>): GameState {
  const { during, use, by, card } = event;
  const shown = withOpenCards(state, by, [card]);
  return pushActivity(shown, { kind: 'contested', id: 'contested', during, use, by, card });
}

/** What the card was to do has been decided. */
export const withoutContested = (state: GameState): GameState => popActivity(state, 'contested');

/**
 * Stopped or not, the card is spent. Where it was stopped, what it was played against is left as it was: who asked about
 * that asks again, since another card may be laid down.
 * @rules AH79 Questions and Answers A.7 · GF9-2019 Bene Gesserit sheet "Karama" · R-117
 */
function contestSettled(
  { advantages }: Ctx,
  state: GameState,
  { during, use, by, card }: ContestedActivity,
  played: CancellableUse,
  counter: CardPlayed | null,
): readonly GameEvent[] {
  const spent = cardDiscarded(by, card);
  if (counter === null) {
    const power = use.kind === 'advantage' ? advantages.find(({ id }) => id === use.advantage) : undefined;
    return [
      useStands(during, played),
      useCancelled(during, use, by),
      spent,
      ...(power === undefined ? [] : undoneByKarama(state, during, power)),
    ];
  }
  return [
    { type: 'UseCancelled', during, use: played, by: counter.faction },
    cardDiscarded(counter.faction, counter),
    spent,
  ];
}
