/**
 * A player takes back the own last act, as long as nothing public has happened since: freely in the first turn, and
 * later only if all other players agree.
 * @rules Dune Squad III; R-285
 */
import { must } from '../core/assert-never.ts';
import { itemAt, lastOf } from '../core/append-only-list.ts';
import type { Random } from '../core/random.ts';
import type { Ctx } from '../powers/ctx.ts';
import { type Decision, accepted, refused } from '../model/decision.ts';
import type { FactionId } from '../model/factions.ts';
import type { PromptId } from '../model/prompts.ts';
import type { TakeBackOffer, TakeBackPoll } from '../model/machine/take-back.ts';
import { currentWindow } from '../model/selectors.ts';
import type { GameState } from '../model/state.ts';
import type { Timeline } from '../model/timeline.ts';
import { openPrompt } from './answers.ts';
import { promptHandlerFor } from './registry.ts';
import { takenBackTo } from './take-back.ts';
import { linesFor, present } from './timeline.ts';

/** The last turn in which players take back freely. */
const FORGIVING_TURN = 1;

/** Adds to the events of an answer the record that this player gave it, if the player may take it back. */
export function withRecordedAct(
  ctx: Ctx,
  state: GameState,
  faction: FactionId,
  prompt: PromptId,
  decision: Decision,
): Decision {
  if (!decision.ok || !ctx.rules.ownActsAreTakenBack) return decision;
  const asked = openPrompt(ctx, state, prompt);
  return asked !== null && promptHandlerFor(asked)?.canBeTakenBack === true
    ? accepted({ type: 'ActMade', faction }, ...decision.events)
    : decision;
}

/** Takes back the player's last act, or asks all other players to agree. Refuses `no-own-act`. */
export function decideTakeBackOwn(timeline: Timeline, faction: FactionId, at: number, random: Random): Decision {
  const act = actToTakeBack(timeline);
  if (act === null || act.faction !== faction) return refused({ code: 'no-own-act' });
  return act.isFree
    ? accepted(takenBackTo(timeline, act.to, { at, random, by: faction }))
    : accepted({ type: 'TakeBackAsked', faction, to: act.to });
}

/** Records whether a player agrees. When all have agreed, the act is taken back. Refuses `no-own-act`. */
export function decideAgree(
  timeline: Timeline,
  faction: FactionId,
  agrees: boolean,
  at: number,
  random: Random,
): Decision {
  const poll = openPoll(timeline);
  if (poll === null || poll.by === faction) return refused({ code: 'no-own-act' });
  const agreed = [...poll.agreed.filter((one) => one !== faction), ...(agrees ? [faction] : [])];
  const state = must(present(timeline), 'an open table');
  const answered = { type: 'TakeBackAgreed', faction, agrees } as const;
  return agreed.length === askedIn(state, poll).length
    ? accepted(answered, takenBackTo(timeline, poll.to, { at, random, by: poll.by }))
    : accepted(answered);
}

/** Returns whether this player may take back the last act now; `null` without such an act. */
export function takeBackOffer(timeline: Timeline, faction: FactionId): TakeBackOffer | null {
  const act = actToTakeBack(timeline);
  if (act === null || act.faction !== faction) return null;
  return act.isFree ? 'free' : 'by-consent';
}

/** Returns the running poll with the number of the players who agree, but not with their names. */
export function takeBackPollView(timeline: Timeline): TakeBackPoll | null {
  const poll = openPoll(timeline);
  if (poll === null) return null;
  return {
    by: poll.by,
    agreed: poll.agreed.length,
    of: askedIn(must(present(timeline), 'an open table'), poll).length,
  };
}

/** Whether this player agrees in the running poll. */
export const agreesToTakeBack = (timeline: Timeline, faction: FactionId): boolean =>
  openPoll(timeline)?.agreed.includes(faction) === true;

const askedIn = ({ factions }: GameState, { by }: { readonly by: FactionId }): readonly FactionId[] =>
  factions.map(({ faction }) => faction).filter((faction) => faction !== by);

/** A poll ends with the next public line, because the game has gone on. */
function openPoll(timeline: Timeline): GameState['takeBackPoll'] {
  const newest = lastOf(linesFor(timeline, 'table'));
  return newest?.line.fact.code === 'take-back-asked' ? (present(timeline)?.takeBackPoll ?? null) : null;
}

interface OwnAct {
  readonly faction: FactionId;
  /** The index of the last event before the act. */
  readonly to: number;
  readonly isFree: boolean;
}

/** Returns the newest public act, if a player made it and it may be taken back. */
function actToTakeBack(timeline: Timeline): OwnAct | null {
  const newest = lastOf(linesFor(timeline, 'table'));
  const now = present(timeline);
  if (newest === undefined || now === null || now.victory !== null) return null;
  const { first, faction } = commandAt(timeline, newest.event);
  if (faction === null || first === 0) return null;
  const then = must(itemAt(timeline.states, first - 1), 'the position before the act');
  return isHarmless(then, now, faction) ? { faction, to: first - 1, isFree: then.turn <= FORGIVING_TURN } : null;
}

/** Returns the first event of the command that wrote this event, and the player whose act the command recorded. */
function commandAt(
  { entries }: Timeline,
  event: number,
): { readonly first: number; readonly faction: FactionId | null } {
  const { at } = must(itemAt(entries, event), 'an entry');
  let faction: FactionId | null = null;
  let first = event;
  for (let index = event; index >= 0 && itemAt(entries, index)?.at === at; index -= 1) {
    const one = must(itemAt(entries, index), 'an entry').event;
    if (one.type === 'ActMade') ({ faction } = one);
    first = index;
  }
  return { first, faction };
}

/**
 * Whether the player has learnt nothing between two positions, no card was drawn or played, no window is open, and the
 * phase has not ended. The offer reads public facts and the player's own secrets only: otherwise it would tell the
 * player that another seat has done something secret.
 */
const isHarmless = (then: GameState, now: GameState, faction: FactionId): boolean =>
  then.turn === now.turn &&
  then.phase === now.phase &&
  currentWindow(now) === null &&
  then.treacheryDeck.length === now.treacheryDeck.length &&
  then.discards.length === now.discards.length &&
  ownOf(then, faction) === ownOf(now, faction);

const ownOf = (state: GameState, faction: FactionId): string =>
  JSON.stringify([
    state.factions.find((own) => own.faction === faction)?.hand,
    state.knowledge.filter(({ knower }) => knower === faction).length,
  ]);
