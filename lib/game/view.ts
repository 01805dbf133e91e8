import type { Audience } from '../model/audience.ts';
import type { LogLine } from '../model/log.ts';
import type { Refusal } from '../model/refusals.ts';
import type { TakeBackPreview, View } from '../model/views.ts';
import type { WindowId } from '../model/windows.ts';
import type { Timeline } from './timeline.ts';

/** Everything this audience may see now, built from nothing. The table must be open. */
export function view(_timeline: Timeline, _audience: Audience): View {
  throw new Error('being written');
}

/** Log lines for this audience with positions below `before`, the last `limit` of them, oldest first. */
export function logPage(_timeline: Timeline, _audience: Audience, _before: number, _limit: number): readonly LogLine[] {
  throw new Error('being written');
}

/** What going back to after event `to` would mean; or refuses `no-such-point`. */
export function previewTakeBack(
  _timeline: Timeline,
  _to: number,
): { readonly ok: true; readonly preview: TakeBackPreview } | { readonly ok: false; readonly refusal: Refusal } {
  throw new Error('being written');
}

/** The running window and when the clock must close it (server time, ms); `null` when none runs or the table talks. */
export function nextDeadline(_timeline: Timeline): { readonly window: WindowId; readonly at: number } | null {
  throw new Error('being written');
}
