import type { Services } from './services.ts';

/** Records a bug of ours at a table, with how far its log was. */
export async function reportAt({ report, timelines }: Services, code: string, error: unknown): Promise<void> {
  const timeline = await timelines.load(code).catch(() => null);
  report(error, { code, position: timeline?.entries.length ?? null });
}
