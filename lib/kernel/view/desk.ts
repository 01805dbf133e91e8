/** Pending decisions in the form for the table and the desk, without answers. */
import { must } from '../../core/assert-never.ts';
import { canDealTraitors } from '../../pieces/dealing.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { currentWindow } from '../../model/selectors.ts';
import type { Prompt } from '../../model/prompts.ts';
import type { GameState } from '../../model/state.ts';
import type { Timeline } from '../../model/timeline.ts';
import type { DeskView } from '../../model/views/desk.ts';
import { readable } from '../card-records.ts';
import { isNonBlocking, isTimeBoxed } from '../registry.ts';
import { pendingSince, SILENT_SEAT_MS } from '../pending-since.ts';
import { takeBackPoints } from '../take-back.ts';

/** The number of points for taking back that the desk receives. */
const POINTS_AT_DESK = 40;

/** Returns the view of the desk: pending decisions, but no answers. */
export const deskView = (ctx: Ctx, timeline: Timeline, state: GameState, open: readonly Prompt[]): DeskView => ({
  owed: owedView(timeline, publicPendingPrompts(state, open)),
  checks: state.checks.map(({ faction, matter }) => ({ faction, matter })),
  mayDealTraitors: canDealTraitors(state),
  points: takeBackPoints(timeline, POINTS_AT_DESK, readable(ctx, timeline, 'moderator')),
});

function owedView(timeline: Timeline, owed: readonly Prompt[]): DeskView['owed'] {
  const asked = pendingSince(
    timeline,
    owed.map(({ id }) => id),
  );
  return owed.map(({ id, owedBy, kind }) => {
    const since = must(asked.get(id), 'since when it is owed');
    return { prompt: id, faction: owedBy, to: kind, since, answerableFrom: since + SILENT_SEAT_MS };
  });
}

/**
 * Returns the pending decisions that are public. There are none while a window is open. Optional prompts are not
 * included, and neither are prompts whose time still runs.
 */
export const publicPendingPrompts = (state: GameState, open: readonly Prompt[]): readonly Prompt[] =>
  currentWindow(state) !== null
    ? []
    : open.filter(({ kind, sealed }) => !sealed && !isNonBlocking(kind) && !isTimeBoxed(state, kind));
