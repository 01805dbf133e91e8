import { must } from '#engine';
import type { Queues } from './keyed-queues.ts';

/** A queue per table that runs waiting requests of one kind as a batch. A single request does not wait for others. */
export interface BatchQueue<Order, Answer> {
  join(code: string, order: Order, serve: Serve<Order, Answer>): Promise<Answer>;
}

/** Returns one answer for each request, in their order. */
type Serve<Order, Answer> = (orders: readonly Order[]) => Promise<readonly PromiseSettledResult<Answer>[]>;

interface Waiting<Order, Answer> {
  readonly order: Order;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/** A longer batch is split, so that the first request need not wait for the last. */
const BATCH_SIZE = 32;

export function createBatchQueue<Order, Answer>(queues: Queues): BatchQueue<Order, Answer> {
  const lines = new Map<string, Waiting<Order, Answer>[]>();
  return {
    join: (code, order, serve) =>
      new Promise((resolve, reject) => {
        const line = lines.get(code) ?? [];
        lines.set(code, line);
        line.push({ order, resolve, reject });
        void queues.run(code, async () => {
          const turn = line.splice(0, BATCH_SIZE);
          if (line.length === 0 && lines.get(code) === line) lines.delete(code);
          if (turn.length === 0) return;
          try {
            tell(turn, await serve(turn.map((waiting) => waiting.order)));
          } catch (error) {
            for (const waiting of turn) waiting.reject(error);
          }
        });
      }),
  };
}

function tell<Order, Answer>(
  turn: readonly Waiting<Order, Answer>[],
  served: readonly PromiseSettledResult<Answer>[],
): void {
  for (const [index, { resolve, reject }] of turn.entries()) {
    const result = must(served[index], 'what became of it');
    if (result.status === 'fulfilled') resolve(result.value);
    else reject(result.reason);
  }
}
