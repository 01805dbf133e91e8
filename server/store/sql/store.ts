import type { EventStore } from '../event-store.ts';
import { dumpsIn } from './dump.ts';
import { logIn } from './log.ts';
import { peopleIn } from './people.ts';
import { removalIn } from './removal.ts';
import { snapshotsIn } from './snapshots.ts';
import type { Runner } from './work.ts';

/** Everything that the kinds of database have in common. */
export function storeOn(runner: Runner): Omit<EventStore, 'size' | 'close'> {
  const removal = removalIn(runner);
  return {
    ...logIn(runner),
    ...peopleIn(runner),
    ...snapshotsIn(runner),
    ...dumpsIn(runner, removal),
    deleteTable: (code) => removal.deleteTable(code),
  };
}
