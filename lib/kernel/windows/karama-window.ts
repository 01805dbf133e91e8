/** The cancelling of powers: which cards a seat may play against a use, and their effect. */
import { must } from '../../core/assert-never.ts';
import { anyOf, type Grammar } from '../../core/grammar.ts';
import { cardDiscarded } from '../../pieces/events.ts';
import { withOpenCards } from '../../pieces/changes.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { resolveUse, offerToCancel, karamasPlayedAgainst, karamaPlaysAgainst } from '../../pieces/karama.ts';
import { PASS, type CardPlayed } from '../../pieces/playing.ts';
import { undoneByKarama, useWithin } from '../../powers/undoable.ts';
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
 * Returns one seat's answers to “does anyone cancel this?”: pass, or a card against one of the uses. The acting side
 * and its ally can only pass. With a physical deck the seat may name an unknown card.
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
 * Returns the outcome of the window: each use is cancelled by one card, or stands. A seat plays one card at a time and
 * may have another card. So if some uses are cancelled, the window opens again for the other uses.
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
          state,
          during,
          use,
          plays.filter(({ number }) => number === index),
        )
      : [],
  );
}

/**
 * Opens the window about a card that is played as a Karama: a real Karama may cancel it. Nothing cancels a real Karama
 * (R-117).
 */
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

/** Records that the card lies open on the table until its effect is known. */
export function withContested(state: GameState, event: EventOf<'PlayedAsKarama'>): GameState {
  const { during, use, by, card } = event;
  const shown = withOpenCards(state, by, [card]);
  return pushActivity(shown, { kind: 'contested', id: 'contested', during, use, by, card });
}

/** Records that the effect of the card is decided. */
export const withoutContested = (state: GameState): GameState => popActivity(state, 'contested');

/**
 * Settles a card that counted as a Karama. The card is spent in any case. If it was cancelled, its target can be
 * cancelled again: the window about the target reopens, because another card may be played.
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
      ...(power === undefined ? [] : undoneByKarama(state, useWithin(state, during, power.id), power, by)),
    ];
  }
  return [
    { type: 'UseCancelled', during, use: played, by: counter.faction },
    cardDiscarded(counter.faction, counter),
    spent,
  ];
}
