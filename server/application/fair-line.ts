/** A line of jobs. Tables take turns in it, and so do the seats of a table. */
export interface FairLine<Job> {
  add(table: string, seat: string, job: Job): void;
  /** Removes and returns the next job; `undefined` if none waits. */
  next(): Job | undefined;
}

export function createFairLine<Job>(): FairLine<Job> {
  /** The waiting jobs by table and seat. The first one is next. */
  const waiting = new Map<string, Map<string, Job[]>>();
  return {
    add(table, seat, job) {
      const seats = waiting.get(table) ?? new Map<string, Job[]>();
      const jobs = seats.get(seat) ?? [];
      jobs.push(job);
      seats.set(seat, jobs);
      waiting.set(table, seats);
    },
    next() {
      const seats = firstToEnd(waiting);
      const jobs = seats === undefined ? undefined : firstToEnd(seats[1]);
      if (seats === undefined || jobs === undefined) return undefined;
      const job = jobs[1].shift();
      if (jobs[1].length === 0) seats[1].delete(jobs[0]);
      if (seats[1].size === 0) waiting.delete(seats[0]);
      return job;
    },
  };
}

/** Moves the first entry to the end and returns that entry. */
function firstToEnd<Value>(all: Map<string, Value>): readonly [string, Value] | undefined {
  const [first] = all;
  if (first === undefined) return undefined;
  all.delete(first[0]);
  all.set(...first);
  return first;
}
