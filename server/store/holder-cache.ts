import type { CredentialHash, EventStore, Holder } from './event-store.ts';

/** More holders than five hundred tables have. */
const KEPT = 5_000;

/**
 * Returns the same store with a cache of holders. Every command looks its holder up, and seats seldom change hands. Any
 * possible change clears the cache.
 */
export function cacheHolders(store: EventStore): EventStore {
  const known = new Map<CredentialHash, Holder>();
  /** A lookup that begins before a change may end after that change. */
  let changes = 0;
  const forget = () => {
    changes += 1;
    known.clear();
  };
  const changing = <Result>(change: () => Promise<Result>): Promise<Result> => {
    forget();
    return change().finally(forget);
  };

  return {
    ...store,
    async holder(credential) {
      const remembered = known.get(credential);
      if (remembered !== undefined) return remembered;
      const before = changes;
      const holder = await store.holder(credential);
      if (holder === null || before !== changes) return holder;
      if (known.size >= KEPT) known.clear();
      known.set(credential, holder);
      return holder;
    },
    append: (write) => (write.swap === undefined ? store.append(write) : changing(() => store.append(write))),
    deleteTable: (code) => changing(() => store.deleteTable(code)),
    takeSeat: (...given) => changing(() => store.takeSeat(...given)),
    releaseSeat: (...given) => changing(() => store.releaseSeat(...given)),
    renameSeat: (...given) => changing(() => store.renameSeat(...given)),
    acceptSeat: (...given) => changing(() => store.acceptSeat(...given)),
    acceptDesk: (...given) => changing(() => store.acceptDesk(...given)),
    fillVacantDesk: (...given) => changing(() => store.fillVacantDesk(...given)),
    electDesk: (...given) => changing(() => store.electDesk(...given)),
  };
}
