/** Messages of standing calls. */
import type { LeaderId } from '../../model/leaders.ts';
import { explain } from '../../messages/explanation.ts';
import { leaderName } from '../../messages/names.ts';
import { formatList } from '../../messages/numbers.ts';
import type { Messages } from '../../messages/messages.ts';
import type { StandingCallsContract, PreparedCall } from './contract.ts';

export const standingCallsMessages: Messages<StandingCallsContract> = {
  refusals: {
    'no-traitor-of-yours': ({ leader }) =>
      explain(`${leaderName(leader)} is not your traitor.`, 'Prepare a call for one of yours.'),
  },
};

/** The title of the cover. */
export const CALL_AHEAD_WHAT = 'whom you call ahead';

/** The label of a switch. */
export const formatAgainst = (against: PreparedCall): string =>
  against === 'whoever' ? 'Any of my traitors' : `When ${leaderName(against)} leads`;

/** Instead of leaders. */
export const formatNoTraitors = (traitors: readonly LeaderId[] | 'unknown'): string =>
  traitors === 'unknown'
    ? 'Mentat does not know your traitors. Enter them, and they stand here one by one.'
    : 'You have no traitor.';

/** The explanation below the switches. */
export const CALL_AHEAD_LEAD = [
  'It stands until you take it back. Where one of them leads against you and you say nothing in the window, treachery is called as it closes.',
  'Pass there, and it is not. Nobody else learns that it stands. In an ally’s battle, your settings for that ally count.',
] as const;

/** The button that closes the sheet. The switches have acted already. */
export const DONE = 'Done';

/** In the window, under its cover: the call without another answer. */
export function formatPrepared(calls: readonly PreparedCall[]): string {
  if (calls.length === 0) return 'You have prepared no call.';
  const leaders = calls.flatMap((against) => (against === 'whoever' ? [] : [leaderName(against)]));
  const whom = calls.includes('whoever') ? 'any traitor of yours who leads against you' : formatList(leaders);
  return `Prepared: if you say nothing, you call ${whom}.`;
}
