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

/** The name of the covered secret. */
export const CALL_AHEAD_WHAT = 'which traitors you call ahead';

/** Returns the label of a switch. */
export const formatAgainst = (against: PreparedCall): string =>
  against === 'whoever' ? 'Any of my traitors' : `When ${leaderName(against)} leads`;

/** Returns the text instead of leaders. */
export const formatNoTraitors = (traitors: readonly LeaderId[] | 'unknown'): string =>
  traitors === 'unknown'
    ? 'Mentat does not know your traitors. If you enter them, you can choose them here one by one.'
    : 'You have no traitor.';

/** The explanation below the switches. */
export const CALL_AHEAD_LEAD = [
  'This holds until you switch it off. If one of these leaders fights against you and you give no answer, Mentat calls treachery when the time is over.',
  'If you pass, Mentat does not call. Nobody else learns that you call ahead. In an ally’s battle, your settings for that ally count.',
] as const;

/** The button that closes the sheet. Each switch takes effect at once. */
export const DONE = 'Done';

/** Returns the text about the standing call that counts without another answer. The window shows it under the cover. */
export function formatPrepared(calls: readonly PreparedCall[]): string {
  if (calls.length === 0) return 'You have prepared no call.';
  const leaders = calls.flatMap((against) => (against === 'whoever' ? [] : [leaderName(against)]));
  const whom = calls.includes('whoever') ? 'any traitor of yours who leads against you' : formatList(leaders);
  return `Prepared: if you give no answer, you call ${whom}.`;
}
