import {
  appended,
  carriedOnAtLoading,
  decide,
  lastOf,
  nextDeadline,
  type Actor,
  type LogEntry,
  type Timeline,
  type Intent,
} from '#engine';
import type { Append, CredentialHash, SeatSwap } from '../store/event-store.ts';
import { mustStillHold } from './authority.ts';
import { NoSuchTable, NotHeld, type Answer } from './refusals.ts';
import { Broken } from './report.ts';
import { reportAt } from './report-at.ts';
import type { Services } from './services.ts';

/** A command on its way to a table. */
export interface Order {
  readonly code: string;
  readonly by: Actor;
  readonly intent: Intent;
  /** Made by the client, unique per table and actor; `null` for the clock, whose commands name their own window. */
  readonly id: string | null;
  /** What the sender's authority rests on; `null` for the clock. */
  readonly credential: CredentialHash | null;
}

/**
 * The only writer of a table's log. A resolved answer is on disk. A repeated id is answered, to the same actor, with
 * what happened the first time. Throws `NoSuchTable`, `NotHeld`, or `Broken` after reporting an error of ours.
 */
export function handleCommand(services: Services, order: Order): Promise<Answer> {
  return services.queues.run(order.code, async () => {
    try {
      return await decideUntilAppended(services, order);
    } catch (error) {
      if (error instanceof NoSuchTable || error instanceof NotHeld) throw error;
      await reportAt(services, order.code, error);
      throw new Broken(error);
    }
  });
}

async function decideUntilAppended(services: Services, order: Order): Promise<Answer> {
  for (;;) {
    // The seat may have been given away while this command waited its turn.
    await mustBeSenders(services, order);
    const timeline = await services.timelines.load(order.code);
    if (timeline === null) throw new NoSuchTable();
    const answer = await decideAndAppend(services, order, timeline);
    if (answer !== 'conflict') return answer;
    const earlier = await earlierAnswer(services, order);
    if (earlier !== null) return earlier;
    // Another writer was first. Somebody's command went through, so this cannot go round for ever.
    await services.timelines.catchUp(order.code);
  }
}

async function mustBeSenders(services: Services, { code, by, credential }: Order): Promise<void> {
  if (credential !== null) await mustStillHold(services, { code, by, credential });
}

/**
 * One try to decide a command at this position and to write what follows, with the seats that change hands in the same
 * write. Belongs into the table's queue, and after a `conflict` into another try. Whoever agreed to a swap asks again as
 * the seat that was offered, so that is whose receipt it is.
 */
export async function decideAndAppend(
  services: Services,
  order: Order,
  timeline: Timeline,
  swap?: SeatSwap,
): Promise<Answer | 'conflict'> {
  const { code, by, intent } = order;
  const at = momentAfter(services, timeline);
  const verdict = decide(timeline, { by, at, intent }, services.random);
  const answer: Answer = verdict.ok ? { ok: true } : { ok: false, refusal: verdict.refusal };
  const entries = verdict.ok ? verdict.events.map((event) => ({ at, event })) : [];
  const swapped = verdict.ok ? swap : undefined;
  const actor = swapped?.offeredBy ?? by;
  const receipt = order.id === null ? null : { actor, id: order.id, answer: JSON.stringify(answer) };
  const outcome = await append(services, code, timeline, entries, { receipt, swap: swapped });
  return outcome === 'conflict' ? 'conflict' : answer;
}

/** Each command has a moment of its own: points to return to are told apart by it. */
const momentAfter = ({ now }: Services, { entries }: Timeline): number =>
  Math.max(now(), (lastOf(entries)?.at ?? 0) + 1);

/** Writes what has happened after this position, keeps it, and lets everybody hear of it. */
async function append(
  services: Services,
  code: string,
  timeline: Timeline,
  entries: readonly LogEntry[],
  { receipt, swap }: Pick<Append, 'receipt' | 'swap'>,
): Promise<'appended' | 'conflict'> {
  // Before the write: an event that cannot be recorded must never reach the disk.
  const next = appended(timeline, entries);
  const due = nextDeadline(next)?.at ?? null;
  const expected = timeline.entries.length;
  const outcome = await services.store.append({ code, expected, entries, receipt, due, swap });
  if (outcome === 'conflict') return 'conflict';
  services.timelines.keep(code, next);
  services.clock.watch(code, next);
  if (entries.length > 0) services.announcements.appended(code);
  return 'appended';
}

/**
 * Writes what follows by itself where the log of a table stopped: an earlier program may have left it at a question that
 * is asked otherwise now, and nobody would be asked. Usually that is nothing.
 */
export const carryOn = (services: Services, code: string): Promise<void> =>
  services.queues.run(code, async () => {
    for (;;) {
      const timeline = await services.timelines.load(code);
      const entries = timeline === null ? [] : followingIn(services, timeline);
      if (timeline === null || entries.length === 0) return;
      const outcome = await append(services, code, timeline, entries, { receipt: null });
      if (outcome === 'appended') return;
      await services.timelines.catchUp(code);
    }
  });

/** What follows by itself where this timeline ends. */
export function followingIn(services: Services, timeline: Timeline): readonly LogEntry[] {
  const at = momentAfter(services, timeline);
  return carriedOnAtLoading(timeline, at, services.random).map((event) => ({ at, event }));
}

/** What a command of this id was answered with before, if it was. */
export async function earlierAnswer(
  { store }: Services,
  { code, by, id }: Pick<Order, 'code' | 'by' | 'id'>,
): Promise<Answer | null> {
  const receipt = id === null ? null : await store.receipt(code, by, id);
  return receipt === null ? null : (JSON.parse(receipt) as Answer);
}
