/**
 * Runs synchronous work behind a promise; an exception becomes a rejection. The drivers of the embedded stores are
 * synchronous. The store's interface is not, because other databases are not.
 */
export function toPromise<T>(work: () => T): Promise<T> {
  return new Promise((resolve) => {
    resolve(work());
  });
}
