/**
 * A holding is one period in which this device holds a seat or a desk. It has a random tag, which changes with the
 * token and reveals nothing about the token. A tab stores its holder's data under that tag, so that nothing of one
 * holding appears in another, even of the same seat.
 */
import type { FactionId } from '#client';
import { newClientId } from '../_connection/client-id.ts';
import { deviceStorage, sessionKeeper, type KeyValueStorage } from './key-value-storage.ts';

/** The held seat or desk of a table. */
export type Held = FactionId | 'desk';

const TAGS = 'mentat.tags';

/** Starts a new holding. The data of the earlier holding is void in every tab. */
export function startSeatSession(code: string, held: Held): void {
  writeTag(code, held, newClientId());
}

/** Returns the storage of this tab for the present holding only. */
export function holdingKeeper(code: string, held: Held): KeyValueStorage {
  const mark = `${tagOf(code, held)} `;
  const named = (key: string) => `mentat.${key}.${code}.${held}`;
  return {
    getItem(key) {
      const kept = sessionKeeper().getItem(named(key));
      if (kept === null || kept.startsWith(mark)) return kept?.slice(mark.length) ?? null;
      sessionKeeper().removeItem(named(key));
      return null;
    },
    setItem: (key, value) => {
      sessionKeeper().setItem(named(key), mark + value);
    },
    removeItem: (key) => {
      sessionKeeper().removeItem(named(key));
    },
  };
}

/** A token without a tag gets one. */
function tagOf(code: string, held: Held): string {
  const known = tags()[`${code}.${held}`];
  return known ?? writeTag(code, held, newClientId());
}

function writeTag(code: string, held: Held, tag: string): string {
  deviceStorage().setItem(TAGS, JSON.stringify({ ...tags(), [`${code}.${held}`]: tag }));
  return tag;
}

function tags(): { readonly [holding: string]: string | undefined } {
  try {
    const parsed: unknown = JSON.parse(deviceStorage().getItem(TAGS) ?? '{}');
    return typeof parsed === 'object' && parsed !== null ? (parsed as { [holding: string]: string }) : {};
  } catch {
    return {};
  }
}
