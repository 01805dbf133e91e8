import type { ApplicationRefusal } from './refusals.ts';
import type { Services } from './services.ts';

const MEGABYTE = 1024 * 1024;

/** Returns why the server cannot open or import a table now, or `null`. Running tables are not affected. */
export async function whyNoNewTable({ store, dataLimit }: Services): Promise<ApplicationRefusal | null> {
  if ((await store.size()) < dataLimit) return null;
  return { code: 'no-room-for-tables', limit: Math.floor(dataLimit / MEGABYTE) };
}
