/**
 * Only some factions may read records of treachery cards. Other audiences read the names of cards in this turn.
 * For earlier turns their log says only that cards were named, and they see only the number of open cards. If a card
 * was shown to one seat only, that seat can always read its name.
 */
import { must } from '../core/assert-never.ts';
import { itemAt } from '../core/append-only-list.ts';
import { removeFirst } from '../core/remove-first.ts';
import type { Ctx } from '../powers/ctx.ts';
import type { Audience } from '../model/audience.ts';
import { isLookedThrough } from '../model/card-records.ts';
import type { LogLine } from '../model/log.ts';
import type { GameState } from '../model/state.ts';
import type { Timeline, IndexedLogLine } from '../model/timeline.ts';
import type { CardPile, TreacheryTitle } from '../model/treachery-cards.ts';
import type { OpenCardsView } from '../model/views.ts';
import { assemble } from './assemble.ts';
import { redactCards } from './redact-cards.ts';
import { linesFor, present } from './timeline.ts';

type Cards = readonly TreacheryTitle[];

/** Whether this audience may not read the names of cards in earlier turns. */
export const cannotReadCards = (timeline: Timeline, audience: Audience): boolean =>
  !canKeepRecords(assemble(must(present(timeline), 'an open table').choices), audience);

/** Returns a line of the log as this audience may read the line now. */
export function readable(ctx: Ctx, timeline: Timeline, audience: Audience): (told: IndexedLogLine) => LogLine {
  if (canKeepRecords(ctx, audience)) return ({ line }) => line;
  const { turn } = must(present(timeline), 'an open table');
  return ({ line, event, turn: then }) => {
    const toAll = audience === 'table' || audience === 'moderator' ? line : toldToAll(timeline, event);
    if (toAll === null || (then === turn && !setsPile(timeline, event))) return line;
    const left = redactCards(toAll.fact);
    return left === toAll.fact ? line : { ...line, fact: left };
  };
}

/** Returns the open cards as everybody may read the cards now. */
export function openCardsView(ctx: Ctx, timeline: Timeline): OpenCardsView {
  const state = must(present(timeline), 'an open table');
  return readBy(state, canKeepRecords(ctx, 'table') ? (pile) => PILE[pile](state) : (pile) => laidNow(timeline, pile));
}

/** Returns all open cards for an audience that may read more than other audiences; `null` for those other audiences. */
export const allOpenCardsView = (ctx: Ctx, state: GameState, audience: Audience): OpenCardsView | null =>
  canKeepRecords(ctx, audience) || (audience === 'moderator' && isLookedThrough(state))
    ? readBy(state, (pile) => PILE[pile](state))
    : null;

function readBy(state: GameState, read: (pile: CardPile) => Cards): OpenCardsView {
  const [discards, removedCards] = [read('discarded'), read('removed')];
  return {
    discards,
    removedCards,
    openCardsUnread: {
      discarded: state.discards.length - discards.length,
      removed: state.removedCards.length - removedCards.length,
    },
  };
}

const canKeepRecords = ({ rules: { cardRecordsOf } }: Ctx, audience: Audience): boolean =>
  cardRecordsOf === 'everybody' || cardRecordsOf.some((faction) => faction === audience);

/** Whether the moderator set the whole content of a pile in this event. */
function setsPile({ entries }: Timeline, at: number): boolean {
  const { event } = must(itemAt(entries, at), 'an entry');
  return event.type === 'FactCorrected' && event.fact.kind === 'pile';
}

/**
 * Returns the public line of this event, or `null`. The search starts at the end of the log, because the line is
 * usually near the end.
 */
function toldToAll(timeline: Timeline, event: number): LogLine | null {
  const lines = linesFor(timeline, 'table');
  let back = 1;
  while (back < lines.length && must(itemAt(lines, lines.length - back), 'a line').event > event) back *= 2;
  let [from, to] = [Math.max(0, lines.length - back), lines.length - 1];
  while (from <= to) {
    const middle = Math.floor((from + to) / 2);
    const told = must(itemAt(lines, middle), 'a line');
    if (told.event === event) return told.line;
    if (told.event < event) from = middle + 1;
    else to = middle - 1;
  }
  return null;
}

/** Returns the cards that came to a pile in this turn and are still in the pile, in order. */
const laidNow = (timeline: Timeline, pile: CardPile): Cards =>
  pilesInTurn(timeline, timeline.states.length - 1)[pile].reduce<Cards>(
    (laid, { before, after, isSet }) => beyond(laid, beyond(before, after)).concat(isSet ? [] : beyond(after, before)),
    [],
  );

/** One change of a pile. `isSet` means that the moderator set the whole content of the pile. */
interface PileStep {
  readonly before: Cards;
  readonly after: Cards;
  readonly isSet: boolean;
}

export type PileSteps = Readonly<Record<CardPile, readonly PileStep[]>>;

/** A position and its steps never change. So after one more event, the function reads only that event. */
const stepsTo = new WeakMap<GameState, PileSteps>();

const NO_STEPS: PileSteps = { discarded: [], removed: [] };

/** Stores the steps to a position that was read from the disk. */
export function timelineOf(state: GameState, steps: PileSteps): void {
  stepsTo.set(state, steps);
}

/**
 * Returns the changes of the piles in the turn of this event, the oldest first, without changes that were taken back.
 */
export function pilesInTurn(timeline: Timeline, event: number): PileSteps {
  const { entries, states } = timeline;
  const stateAt = (index: number): GameState => must(itemAt(states, index), 'a position');
  const turn = stateAt(event).turn;
  const unseen: { readonly at: number; readonly earlier: number }[] = [];
  let at = event;
  while (at > 0 && stateAt(at).turn === turn && !stepsTo.has(stateAt(at))) {
    const { event: led } = must(itemAt(entries, at), 'an entry');
    const earlier = led.type === 'TakenBack' ? led.to : at - 1;
    unseen.push({ at, earlier });
    at = earlier;
  }
  const known = stateAt(at).turn === turn ? (stepsTo.get(stateAt(at)) ?? NO_STEPS) : NO_STEPS;
  return unseen.reduceRight((steps, { at: later, earlier }) => {
    const [before, after] = [stateAt(earlier), stateAt(later)];
    const isSet = setsPile(timeline, later);
    const all = {
      discarded: withStep('discarded', steps, before, after, isSet),
      removed: withStep('removed', steps, before, after, isSet),
    };
    stepsTo.set(after, all);
    return all;
  }, known);
}

function withStep(
  pile: CardPile,
  steps: PileSteps,
  then: GameState,
  now: GameState,
  isSet: boolean,
): readonly PileStep[] {
  const [before, after] = [PILE[pile](then), PILE[pile](now)];
  return before === after ? steps[pile] : [...steps[pile], { before, after, isSet }];
}

const PILE: Readonly<Record<CardPile, (state: GameState) => Cards>> = {
  discarded: ({ discards }) => discards,
  removed: ({ removedCards }) => removedCards,
};

/** Returns the cards of the first list that the second list lacks. */
const beyond = (these: Cards, others: Cards): Cards => others.reduce<Cards>(removeFirst, these);
