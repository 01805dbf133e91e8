/**
 * Runs synchronous work behind a promise: what it throws becomes a rejection. The drivers of the embedded stores are
 * synchronous; the store's interface is not, since other databases are not.
 */
export function toPromise<T>(work: () => T): Promise<T> {
  return new Promise((resolve) => {
    resolve(work());
  });
}
