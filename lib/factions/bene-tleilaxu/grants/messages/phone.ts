/** The texts of the page about free revivals of an ally. */
import { formatCount, formatForces, formatList } from '../../../../messages/numbers.ts';

/** The labels of the two numbers. */
export const GRANT = { forces: 'Forces', leaders: 'Leaders' } as const;

/** Returns the label of the button: `Grant 6 forces and 2 leaders`. */
export function formatGrant(forces: number, leaders: number): string {
  const granted = [
    ...(forces === 0 ? [] : [formatForces(forces)]),
    ...(leaders === 0 ? [] : [formatCount(leaders, 'leader')]),
  ];
  return granted.length === 0 ? 'Grant nothing' : `Grant ${formatList(granted)}`;
}
