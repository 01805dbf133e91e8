import { explain, type Explanation } from './explanation.ts';
import { formatDuration } from './numbers.ts';

/** What can go wrong on the way to the table, before any rule is asked. */
export const TROUBLES = [
  'unknown-table',
  'unreadable-table',
  'deleted-table',
  'unknown-seat',
  'too-many-tries',
  'host-only',
  'disk-full',
  'no-answer',
  'bad-request',
] as const;
export type Trouble = (typeof TROUBLES)[number];

const TROUBLE_SENTENCES: Record<Trouble, Explanation> = {
  'unknown-table': explain('No table has this code.', 'Compare it with the signs on the shared screen.'),
  'unreadable-table': explain(
    'This table cannot be read any more.',
    'Ask the host to restore a backup. Other tables can be played on.',
  ),
  'deleted-table': explain(
    'The host has deleted this table.',
    'If that was a mistake, ask the host to restore a backup. For another game, open a new table.',
  ),
  'unknown-seat': explain('This device no longer holds the seat.', 'Take a seat again, or ask the moderator.'),
  'too-many-tries': explain('Too many tries in a short time.', 'Wait a minute, then try again.'),
  'host-only': explain(
    'Only the machine that runs Mentat does this.',
    'Open this page on that machine, or show the key that stands in the file host-key of its data folder.',
  ),
  'disk-full': explain(
    'The host’s machine has no room left on its disk.',
    'Tell the host. Play goes on by itself when there is room; nothing is lost.',
  ),
  'no-answer': explain('The laptop does not answer.', 'Stay on the table’s Wi-Fi; it is tried again by itself.'),
  'bad-request': explain('The table did not understand this.', 'Reload the page; nothing is lost by that.'),
};

/** A trouble in its two parts; `wait` is for how long the server wants to be left alone (ms), where it said so. */
export function explainFailure(trouble: Trouble, wait: number | null = null): Explanation {
  const { why, next } = TROUBLE_SENTENCES[trouble];
  return { why, next: trouble === 'too-many-tries' && wait !== null ? formatWait(wait) : next };
}

const MINUTE = 60_000;

/** Nobody counts the seconds of half an hour. */
const formatWait = (wait: number): string =>
  `Wait ${formatDuration(wait <= 2 * MINUTE ? wait : Math.ceil(wait / MINUTE) * MINUTE)}, then try again.`;
