import { setTimeout as sleep } from 'node:timers/promises';
import { createKeyedQueues } from './keyed-queues.ts';
import type { RateLimits } from './rate-limits.ts';
import { createSharedMeter, type Meter } from './table-file/work-time.ts';

/** The sender of a request: a seat or a desk, at an address. */
export interface Worker {
  /** The table and the seat. */
  readonly seat: string;
  readonly address: string;
}

/**
 * Limits the processor time that seats and desks use. Within its share a seat waits for no other, and the seats of one
 * address do not wait for each other, so that they share a commit of the disk. Beyond its share the work of a seat is
 * done one after the other, as its time is refilled. The same holds for all seats of one address together, because one
 * device may sit at many tables.
 */
export interface ProcessorShares {
  run<T>(worker: Worker, work: () => Promise<T>): Promise<T>;
  /** Whether so many requests wait before this one that it must be refused. */
  isFull(worker: Worker): boolean;
}

const MAX_WAITING = 100;

type Shares = Pick<RateLimits, 'seatWork' | 'addressWork'>;

/** The parts that tests replace: the measurement of processor time, and the pauses. */
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
  /** By seat and by address: the number of waiting requests. */
  const waiting = new Map<string, number>();
  /** The part of the next millisecond that was used. */
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

  /** Runs it at once, or after all waiting requests of this line, when the line has processor time again. */
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
