/**
 * The powers in a storm that may be cancelled, and when. The questions about the two storm cards come at the same
 * moments, so one window asks about a card and about powers. The card counts first. Plays against a power count only if
 * no player plays the card.
 */
import { cancellableUses } from '../../pieces/karama.ts';
import type { Ctx } from '../../powers/ctx.ts';
import type { CancelPoint } from '../../powers/power.ts';
import { usesToOffer } from '../../powers/cancelling.ts';
import type { GameState } from '../../model/state.ts';
import type { PowerUse } from '../../model/cancel-state.ts';
import type { StormActivity } from './contract.ts';

type AtSteps = Readonly<Record<StormActivity['step'], readonly CancelPoint[]>>;

/** The powers that a separate window asks about before a step, unless an earlier window has asked. */
export const STOPPED_BEFORE: AtSteps = {
  weather: [],
  'weather-answer': [],
  dials: [],
  steered: ['distance-found'],
  atomics: [],
  moving: ['storm-moves'],
  moved: [],
  over: [],
};

/** The powers that the window of an earlier card asks about. */
const ASKED_ALONG: AtSteps = {
  weather: ['distance-found'],
  'weather-answer': [],
  dials: [],
  steered: [],
  atomics: ['storm-moves'],
  moving: [],
  moved: [],
  over: [],
};

/** Returns the powers that the opening window asks about in addition to the card. */
export const askedAlong = (ctx: Ctx, state: GameState, storm: StormActivity): readonly PowerUse[] =>
  cancellableUses(ctx, state, atWork(ctx, state, storm));

/** Returns the powers that the running storm’s window can still cancel. A correction may have removed some of them. */
export const atWork = (ctx: Ctx, state: GameState, storm: StormActivity): readonly PowerUse[] =>
  usesToOffer(ctx, state, storm, ASKED_ALONG[storm.step]);
