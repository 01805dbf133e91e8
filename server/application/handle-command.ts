import type { Timeline } from '#engine';
import { decideAndRetry, decided, mustBeSenders, recorded, type Decided } from './decide-command.ts';
import type { CommandRequest } from './command-request.ts';
import type { Answer } from './refusals.ts';
import type { Services } from './services.ts';

/**
 * Handles a command. It is the only writer of a table's log. When it resolves, the answer is on disk. A repeated id
 * from the same actor gets the first answer again. It decides waiting commands of one table together. Throws
 * `TableNotFound`, `NotAuthorized`, or `Broken` after reporting an error of ours.
 */
export const handleCommand = (services: Services, order: CommandRequest): Promise<Answer> =>
  services.lines.join(order.code, order, (orders) => decideTogether(services, orders));

/**
 * Decides each command on top of the commands before it, and writes all of them in one commit. It answers only when
 * everything is on disk. A command that cannot be written in this way is decided alone afterwards, from the stored log.
 * That shows whether this command or an earlier one was wrong.
 */
async function decideTogether(
  services: Services,
  orders: readonly CommandRequest[],
): Promise<readonly PromiseSettledResult<Answer>[]> {
  const answers = orders.length > 1 ? await writtenTogether(services, orders) : new Map<CommandRequest, Answer>();
  const settled: PromiseSettledResult<Answer>[] = [];
  for (const order of orders) {
    const answer = answers.get(order);
    const [result] = await Promise.allSettled([answer ?? decideAndRetry(services, order)]);
    settled.push(result);
  }
  return settled;
}

/** Returns the answers of the commands that are on disk now. */
async function writtenTogether(
  services: Services,
  orders: readonly CommandRequest[],
): Promise<ReadonlyMap<CommandRequest, Answer>> {
  const { before, links } = await decidedInTurn(services, orders);
  const written = await countWritten(services, links);
  const kept = links.slice(0, written);
  const last = kept.at(-1);
  if (before !== null && last !== undefined) recorded(services, last.write.code, before, last.next);
  return new Map(kept.map(({ order, answer }) => [order, answer]));
}

interface Link extends Decided {
  readonly order: CommandRequest;
}

/** Decides each command after the ones before. It leaves out those that fail. */
async function decidedInTurn(
  services: Services,
  orders: readonly CommandRequest[],
): Promise<{ readonly before: Timeline | null; readonly links: readonly Link[] }> {
  const links: Link[] = [];
  let before: Timeline | null = null;
  for (const order of orders) {
    try {
      await mustBeSenders(services, order);
      before ??= await services.timelines.load(order.code);
      const timeline: Timeline | null = links.at(-1)?.next ?? before;
      if (timeline !== null) links.push({ order, ...decided(services, order, timeline) });
    } catch {
      // The command is decided alone later. If it fails again, that error is reported.
    }
  }
  return { before, links };
}

/**
 * Returns how many of these commands the store has written, in order. Returns none if the store refuses the batch but
 * may take the commands one by one.
 */
const countWritten = ({ store }: Services, links: readonly Link[]): Promise<number> =>
  links.length === 0 ? Promise.resolve(0) : store.appendInTurn(links.map(({ write }) => write)).catch(() => 0);
