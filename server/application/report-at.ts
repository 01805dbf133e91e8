import type { Services } from './services.ts';

/** Reports a bug of ours that happened at a table, with the length of the table's log. */
export async function reportAt({ report, timelines }: Services, code: string, error: unknown): Promise<void> {
  const timeline = await timelines.load(code).catch(() => null);
  report(error, { code, position: timeline?.entries.length ?? null });
}
