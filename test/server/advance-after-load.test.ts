import { expect, test, vi } from 'vitest';
import { advanceAfterLoad, must, replay, type LogEntry } from '#engine';
import { createApplication } from '../../server/application/application.ts';
import { memoryStore } from '../support/memory-store.ts';
import { fromStored } from '../../server/store/upcasts.ts';
import { recordedLogs } from '../contract/questions/recorded.ts';

const first = () => 0;

/** Returns recorded events up to a position after which automatic events still follow. */
function cutShort(): readonly LogEntry[] {
  for (const [, { version, entries }] of recordedLogs()) {
    const log = entries.map(([at, event]): LogEntry => ({
      at,
      event: fromStored({ version, body: JSON.stringify(event) }),
    }));
    const end = log.findIndex((_, at) => at > 5 && advanceAfterLoad(replay(log.slice(0, at)), 1, first).length > 0);
    if (end > 0) return log.slice(0, end);
  }
  throw new Error('No recorded log can be cut like that');
}

test('a table whose log stops before automatic events adds them once when it is opened', async () => {
  const store = memoryStore();
  const entries = cutShort();
  await store.foundTable({ code: 'CUT', at: 1, deskCredential: 'desk', entries });
  const services = createApplication(store, { random: first });
  const appended = vi.fn();
  services.announcements.listen({ appended } as unknown as Parameters<typeof services.announcements.listen>[0]);

  await services.timelines.load('CUT');
  await vi.waitFor(() => {
    expect(appended).toHaveBeenCalledWith('CUT');
  });
  const written = await store.entries('CUT', 0);
  expect(written.length).toBeGreaterThan(entries.length);
  const again = must(await services.timelines.load('CUT'), 'the table');
  expect(advanceAfterLoad(again, 1, first)).toEqual([]);
  expect(await store.entries('CUT', 0)).toEqual(written);
});
