import { setTimeout as sleep } from 'node:timers/promises';
import { createKeyedQueues } from './keyed-queues.ts';
import type { RateLimits } from './rate-limits.ts';
import { createSharedMeter, type Meter } from './table-file/work-time.ts';

/** Who wants something done: a seat or a desk, at an address. */
export interface Worker {
  /** The table and the seat. */
  readonly seat: string;
  readonly address: string;
}

/**
 * Limits the processor time that seats and desks use. Within its share a seat waits for nobody, and the seats of one
 * address do not wait for each other, so that they share a commit of the disk. Beyond its share the work of a seat is
 * done one after the other, as the time comes back. The same holds for all seats of one address together, since one
 * device may sit at many tables.
 */
export interface ProcessorShares {
  run<T>(worker: Worker, work: () => Promise<T>): Promise<T>;
  /** Whether so many wait in front of this worker that nobody else may. */
  isFull(worker: Worker): boolean;
}

const MAX_WAITING = 100;

type Shares = Pick<RateLimits, 'seatWork' | 'addressWork'>;

/** What tests replace: the measurement of processor time, and the pauses. */
interface Machine {
  readonly meter: Meter;
  readonly pause: (ms: number) => Promise<unknown>;
}

const thisMachine = (): Machine => ({
  meter: createSharedMeter(),
  pause: (ms) => sleep(ms, undefined, { ref: false }),
});

export function createProcessorShares(
  { seatWork, addressWork }: Shares,
  { meter, pause }: Machine = thisMachine(),
): ProcessorShares {
  const lines = createKeyedQueues();
  /** By seat and by address: how many wait for their turn. */
  const waiting = new Map<string, number>();
  /** What was used of the next millisecond. */
  let rest = 0;

  const count = (line: string, change: 1 | -1) => {
    const now = (waiting.get(line) ?? 0) + change;
    if (now === 0) waiting.delete(line);
    else waiting.set(line, now);
  };

  const measured = async <T>({ seat, address }: Worker, work: () => Promise<T>): Promise<T> => {
    const used = meter();
    try {
      return await work();
    } finally {
      rest += used();
      for (; rest >= 1; rest -= 1) {
        seatWork.spend(seat);
        addressWork.spend(address);
      }
    }
  };

  /** Runs it at once, or after all who wait in this line, when the line has processor time again. */
  const inTurn = <T>(line: string, wait: () => number, run: () => Promise<T>): Promise<T> => {
    if (wait() === 0 && !waiting.has(line)) return run();
    count(line, 1);
    return lines.run(line, async () => {
      try {
        for (let ms = wait(); ms > 0; ms = wait()) await pause(ms);
        return await run();
      } finally {
        count(line, -1);
      }
    });
  };

  return {
    isFull: (worker) => linesOf(worker).some((line) => (waiting.get(line) ?? 0) >= MAX_WAITING),
    run: (worker, work) =>
      inTurn(
        linesOf(worker)[0],
        () => seatWork.wait(worker.seat),
        () =>
          inTurn(
            linesOf(worker)[1],
            () => addressWork.wait(worker.address),
            () => measured(worker, work),
          ),
      ),
  };
}

const linesOf = ({ seat, address }: Worker): readonly [string, string] => [`seat ${seat}`, `address ${address}`];
