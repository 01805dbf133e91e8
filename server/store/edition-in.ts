import type { EditionId } from '../../lib/engine.ts';
import { fromStored, type StoredEvent } from './upcasts.ts';

/** The edition that the first event of a log opens a table with; `null` where it cannot be read. */
export function editionIn(first: StoredEvent | undefined): EditionId | null {
  try {
    const event = first === undefined ? null : fromStored(first);
    return event?.type === 'TableOpened' ? event.choices.edition : null;
  } catch {
    // One table that cannot be read must not hide the others; whoever opens it is told.
    return null;
  }
}
