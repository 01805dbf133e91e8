/**
 * What of a storm may be stopped, and when. Two cards are asked for at the same moments, so one window asks for both: the
 * card is heard first, and only where nobody plays it do those count that were laid down against a power.
 */
import { cancellableUses } from '../../powers/karama.ts';
import type { Ctx } from '../../powers/ctx.ts';
import type { CancelPoint } from '../../powers/power.ts';
import { usesToOffer } from '../../powers/cancelling.ts';
import type { GameState } from '../../model/state.ts';
import type { PowerUse } from '../../model/cancel-state.ts';
import type { StormActivity } from './contract.ts';

type AtSteps = Readonly<Record<StormActivity['step'], readonly CancelPoint[]>>;

/** What is asked before a step goes on, where no window before it has. */
export const STOPPED_BEFORE: AtSteps = {
  weather: [],
  dials: [],
  steered: ['distance-found'],
  atomics: [],
  moving: ['storm-moves'],
};

/** What is asked in the window of a card that is heard before it. */
const ASKED_ALONG: AtSteps = {
  weather: ['distance-found'],
  dials: [],
  steered: [],
  atomics: ['storm-moves'],
  moving: [],
};

/** What the window that opens now asks beside its card. */
export const askedAlong = (ctx: Ctx, state: GameState, storm: StormActivity): readonly PowerUse[] =>
  cancellableUses(ctx, state, atWork(ctx, state, storm));

/** What the running storm’s window may still stop; a correction may have left nothing of it. */
export const atWork = (ctx: Ctx, state: GameState, storm: StormActivity): readonly PowerUse[] =>
  usesToOffer(ctx, state, storm, ASKED_ALONG[storm.step]);
