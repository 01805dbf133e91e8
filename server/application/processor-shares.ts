import { setTimeout as sleep } from 'node:timers/promises';
import { createFairLine, type FairLine } from './fair-line.ts';
import { createKeyedQueues } from './keyed-queues.ts';
import type { RateLimits } from './rate-limits.ts';
import { createSharedMeter, type Meter } from './table-file/work-time.ts';

/** The sender of a request: a seat or a desk of a table, at an address. */
export interface Worker {
  readonly table: string;
  /** The name of the seat, unique among all tables. */
  readonly seat: string;
  readonly address: string;
}

/**
 * Limits the processor time that seats and desks use. Within its share a seat waits for no other, and the seats of one
 * address do not wait for each other, so that they share a commit of the disk. Beyond its share the work of a seat is
 * done one after the other, as its time is refilled. The same holds for all seats of one address together, because one
 * device may sit at many tables. There the tables have their turn one after the other, so that a device with many seats
 * makes its neighbours wait for one of its commands, and not for all.
 */
export interface ProcessorShares {
  run<T>(worker: Worker, work: () => Promise<T>): Promise<T>;
  /** Whether so many requests of this seat wait already that the server must refuse another one. */
  isFull(worker: Worker): boolean;
}

/** The number of commands and questions of one seat that may wait. */
const MAX_WAITING = 32;

/** All pauses are multiples of this time (ms). Otherwise a delay would show how much time other seats have used. */
const PAUSES = 50;

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

type Job = () => Promise<unknown>;

export function createProcessorShares(
  { seatWork, addressWork }: Shares,
  { meter, pause }: Machine = thisMachine(),
): ProcessorShares {
  const seats = createKeyedQueues();
  const addresses = new Map<string, FairLine<Job>>();
  /** The number of waiting requests, by seat. */
  const waiting = new Map<string, number>();
  /** The part of the next millisecond that was used. */
  let rest = 0;

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

  const untilFree = async (wait: () => number): Promise<void> => {
    for (let ms = wait(); ms > 0; ms = wait()) await pause(Math.ceil(ms / PAUSES) * PAUSES);
  };

  const count = (seat: string, change: 1 | -1): void => {
    const now = (waiting.get(seat) ?? 0) + change;
    if (now === 0) waiting.delete(seat);
    else waiting.set(seat, now);
  };

  const counted = async <T>(seat: string, wait: Promise<T>): Promise<T> => {
    count(seat, 1);
    try {
      return await wait;
    } finally {
      count(seat, -1);
    }
  };

  /** Serves the requests that wait at this address, until none is left. */
  const serve = async (address: string, line: FairLine<Job>): Promise<void> => {
    await untilFree(() => addressWork.wait(address));
    for (let job = line.next(); job !== undefined; job = line.next()) {
      await job();
      await untilFree(() => addressWork.wait(address));
    }
    addresses.delete(address);
  };

  /** Returns the line of this address, or `null` if the address has processor time and nobody waits there. */
  const lineAt = (address: string): FairLine<Job> | null => {
    const known = addresses.get(address);
    if (known !== undefined) return known;
    if (addressWork.wait(address) === 0) return null;
    const line = createFairLine<Job>();
    addresses.set(address, line);
    void serve(address, line);
    return line;
  };

  const inLine = <T>(line: FairLine<Job>, worker: Worker, work: () => Promise<T>): Promise<T> =>
    new Promise<T>((resolve) => {
      line.add(worker.table, worker.seat, () => {
        const result = measured(worker, work);
        resolve(result);
        return result.catch(() => undefined);
      });
    });

  return {
    isFull: ({ seat }) => (waiting.get(seat) ?? 0) >= MAX_WAITING,
    run(worker, work) {
      const { seat, address } = worker;
      if (seatWork.wait(seat) === 0 && !waiting.has(seat)) {
        const line = lineAt(address);
        return line === null ? measured(worker, work) : counted(seat, inLine(line, worker, work));
      }
      const turn = seats.run(seat, async () => {
        await untilFree(() => seatWork.wait(seat));
        const line = lineAt(address);
        return line === null ? measured(worker, work) : inLine(line, worker, work);
      });
      return counted(seat, turn);
    },
  };
}
