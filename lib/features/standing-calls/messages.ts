/** What is said of calls of treachery that are prepared ahead. */
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

/** What lies under the cover. */
export const CALL_AHEAD_WHAT = 'whom you call ahead';

/** What a switch is for. */
export const formatAgainst = (against: PreparedCall): string =>
  against === 'whoever' ? 'Any of my traitors' : `When ${leaderName(against)} leads`;

/** In the place of leaders. */
export const formatNoTraitors = (traitors: readonly LeaderId[] | 'unknown'): string =>
  traitors === 'unknown'
    ? 'Mentat does not know your traitors. Enter them, and they stand here one by one.'
    : 'You have no traitor.';

/** What it means, beneath all of it. */
export const CALL_AHEAD_LEAD = [
  'It stands until you take it back. Where one of them leads against you and you say nothing in the window, treachery is called as it closes.',
  'Pass there, and it is not. Nobody else learns that it stands. In an ally’s battle, your settings for that ally count.',
] as const;

/** The way out; what was tapped is said already. */
export const DONE = 'Done';

/** In the window, under its cover: what is called if nothing is said. */
export function formatPrepared(calls: readonly PreparedCall[]): string {
  if (calls.length === 0) return 'You have prepared no call.';
  const leaders = calls.flatMap((against) => (against === 'whoever' ? [] : [leaderName(against)]));
  const whom = calls.includes('whoever') ? 'whoever of yours leads against you' : formatList(leaders);
  return `Prepared: if you say nothing, you call ${whom}.`;
}
