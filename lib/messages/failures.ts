import { explain, type Explanation } from './explanation.ts';
import { formatDuration } from './numbers.ts';

/** The failures of a request before any rule is checked. */
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
    'Ask the host to restore a backup. Other tables still work.',
  ),
  'deleted-table': explain(
    'The host has deleted this table.',
    'If that was a mistake, ask the host to restore a backup. For another game, open a new table.',
  ),
  'unknown-seat': explain('This device no longer holds the seat.', 'Take a seat again, or ask the moderator.'),
  'too-many-tries': explain('Too many tries in a short time.', 'Wait a minute, then try again.'),
  'host-only': explain(
    'Only the machine that runs Mentat does this.',
    'Open this page on that machine, or use the key from the file host-key in its data folder.',
  ),
  'disk-full': explain(
    'The host’s machine has no room left on its disk.',
    'Tell the host. The game goes on automatically when there is room. Nothing is lost.',
  ),
  'no-answer': explain(
    'The laptop does not answer.',
    'Stay on the table’s Wi-Fi. This page tries again automatically.',
  ),
  'bad-request': explain('The table did not understand this.', 'Reload the page. Nothing is lost.'),
};

/**
 * Returns the explanation of a failure. `wait` is the time (ms) after which the server allows a new request, if it said
 * so.
 */
export function explainFailure(trouble: Trouble, wait: number | null = null): Explanation {
  const { why, next } = TROUBLE_SENTENCES[trouble];
  return { why, next: trouble === 'too-many-tries' && wait !== null ? formatWait(wait) : next };
}

const MINUTE = 60_000;

/** Returns the time to wait in words. More than two minutes are rounded up to whole minutes. */
const formatWait = (wait: number): string =>
  `Wait ${formatDuration(wait <= 2 * MINUTE ? wait : Math.ceil(wait / MINUTE) * MINUTE)}, then try again.`;
