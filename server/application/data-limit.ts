import type { ApplicationRefusal } from './refusals.ts';
import type { Services } from './services.ts';

const MEGABYTE = 1024 * 1024;

/** Why no new table is opened or restored just now, or `null`. Whoever plays already is never kept from it. */
export async function whyNoNewTable({ store, dataLimit }: Services): Promise<ApplicationRefusal | null> {
  if ((await store.size()) < dataLimit) return null;
  return { code: 'no-room-for-tables', limit: Math.floor(dataLimit / MEGABYTE) };
}
