import { choicesIn, type EditionId } from '#engine';
import { fromStored, type StoredEvent } from './upcasts.ts';

/** Returns the edition in the first event of a log; `null` if it cannot be read. */
export function editionIn(first: StoredEvent | undefined): EditionId | null {
  try {
    return first === undefined ? null : (choicesIn(fromStored(first))?.edition ?? null);
  } catch {
    // An unreadable table must not hide the others. The device that opens the table gets the error.
    return null;
  }
}
