import { appended, advanceAfterLoad, decide, lastOf, nextDeadline, type LogEntry, type Timeline } from '#engine';
import type { Append, SeatSwap } from '../store/event-store.ts';
import { assertAuthorized } from './authority.ts';
import type { CommandRequest } from './command-request.ts';
import { TableNotFound, NotAuthorized, type Answer } from './refusals.ts';
import { InternalError } from './error-reporter.ts';
import { reportAt } from './report-at.ts';
import type { Services } from './services.ts';

/**
 * Decides a command and retries until it is written. Call it within the table's queue. Throws `TableNotFound`,
 * `NotAuthorized`, or `Broken` after reporting an error of ours.
 */
export async function decideAndRetry(services: Services, order: CommandRequest): Promise<Answer> {
  try {
    return await decideUntilAppended(services, order);
  } catch (error) {
    throw await asTold(services, order, error);
  }
}

/** Returns the answer for the sender. Reports an error of ours. */
async function asTold(services: Services, { code }: CommandRequest, error: unknown): Promise<Error> {
  if (error instanceof TableNotFound || error instanceof NotAuthorized) return error;
  await reportAt(services, code, error);
  return new InternalError(error);
}

async function decideUntilAppended(services: Services, order: CommandRequest): Promise<Answer> {
  for (;;) {
    // The seat may have changed hands while this command waited.
    await mustBeSenders(services, order);
    const timeline = await services.timelines.load(order.code);
    if (timeline === null) throw new TableNotFound();
    const answer = await decideAndAppend(services, order, timeline);
    if (answer !== 'conflict') return answer;
    const earlier = await findReceipt(services, order);
    if (earlier !== null) return earlier;
    // Another writer was first. Each round writes at least one command, so this loop always ends.
    await services.timelines.catchUp(order.code);
  }
}

export async function mustBeSenders(services: Services, { code, by, credential }: CommandRequest): Promise<void> {
  if (credential !== null) await assertAuthorized(services, { code, by, credential });
}

/**
 * Tries once to decide a command at this position and to write the events. Changes of seats are part of the same write.
 * Call this function within the table's queue; after a `conflict`, call it again. A player who agrees to a swap may
 * repeat the request from the offered seat, so the receipt belongs to the offered seat.
 */
export async function decideAndAppend(
  services: Services,
  order: CommandRequest,
  timeline: Timeline,
  swap?: SeatSwap,
): Promise<Answer | 'conflict'> {
  const { answer, next, write } = decided(services, order, timeline, swap);
  const outcome = await services.store.append(write);
  if (outcome === 'conflict') return 'conflict';
  recorded(services, order.code, timeline, next);
  return answer;
}

/** The result of a command at this position, and the events to write. Nothing is written yet. */
export interface Decided {
  readonly answer: Answer;
  readonly next: Timeline;
  readonly write: Append;
}

export function decided(services: Services, order: CommandRequest, timeline: Timeline, swap?: SeatSwap): Decided {
  const { code, by, command } = order;
  const at = momentAfter(services, timeline);
  const verdict = decide(timeline, { by, at, command }, services.random);
  const answer: Answer = verdict.ok ? { ok: true } : { ok: false, refusal: verdict.refusal };
  const entries = verdict.ok ? verdict.events.map((event) => ({ at, event })) : [];
  const swapped = verdict.ok ? swap : undefined;
  const actor = swapped?.offeredBy ?? by;
  const receipt = order.id === null ? null : { actor, id: order.id, answer: JSON.stringify(answer) };
  return { answer, ...writing(code, timeline, entries, { receipt, swap: swapped }) };
}

/** Each command has its own time, because take-back points are told apart by their times. */
const momentAfter = ({ now }: Services, { entries }: Timeline): number =>
  Math.max(now(), (lastOf(entries)?.at ?? 0) + 1);

function writing(
  code: string,
  timeline: Timeline,
  entries: readonly LogEntry[],
  { receipt, swap }: Pick<Append, 'receipt' | 'swap'>,
): Pick<Decided, 'next' | 'write'> {
  // The timeline is extended before the write, because an event that cannot be recorded must never reach the disk.
  const next = appended(timeline, entries);
  const due = nextDeadline(next)?.at ?? null;
  return { next, write: { code, expected: timeline.entries.length, entries, receipt, due, swap } };
}

/** Publishes the new events. Call it only after the store has written them. */
export function recorded(services: Services, code: string, before: Timeline, next: Timeline): void {
  services.timelines.keep(code, next);
  services.clock.watch(code, next);
  if (next.entries.length > before.entries.length) services.announcements.appended(code);
}

/**
 * Writes the automatic events at the end of a stored log. An earlier version of the program may have stopped at a
 * prompt that is different now, and then no seat would be asked. Usually there are none.
 */
export const advanceStoredTable = (services: Services, code: string): Promise<void> =>
  services.queues.run(code, async () => {
    for (;;) {
      const timeline = await services.timelines.load(code);
      const entries = timeline === null ? [] : automaticEvents(services, timeline);
      if (timeline === null || entries.length === 0) return;
      const { next, write } = writing(code, timeline, entries, { receipt: null });
      if ((await services.store.append(write)) === 'appended') {
        recorded(services, code, timeline, next);
        return;
      }
      await services.timelines.catchUp(code);
    }
  });

/** Returns the automatic events at the end of this timeline. */
export function automaticEvents(services: Services, timeline: Timeline): readonly LogEntry[] {
  const at = momentAfter(services, timeline);
  return advanceAfterLoad(timeline, at, services.random).map((event) => ({ at, event }));
}

/** Returns the earlier answer to a command of this id, if there is one. */
export async function findReceipt(
  { store }: Services,
  { code, by, id }: Pick<CommandRequest, 'code' | 'by' | 'id'>,
): Promise<Answer | null> {
  const receipt = id === null ? null : await store.receipt(code, by, id);
  return receipt === null ? null : (JSON.parse(receipt) as Answer);
}
