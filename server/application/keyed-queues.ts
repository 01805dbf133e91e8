/** Queues by table. Work on one table runs in the order of arrival; different tables do not wait for each other. */
export interface Queues {
  run<T>(code: string, work: () => Promise<T>): Promise<T>;
}

export function createKeyedQueues(): Queues {
  const last = new Map<string, Promise<unknown>>();
  return {
    run(code, work) {
      const result = (last.get(code) ?? Promise.resolve()).then(work);
      const settled = result.catch(() => undefined);
      last.set(code, settled);
      void settled.then(() => {
        if (last.get(code) === settled) last.delete(code);
      });
      return result;
    },
  };
}
