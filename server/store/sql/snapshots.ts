import type { EventStore } from '../event-store.ts';
import { sealed, verifySnapshot, type StoredSnapshot } from '../snapshot-digest.ts';
import { eventsFrom, toEntry } from './log.ts';
import { statement } from './statement.ts';
import { change, first, type Runner } from './work.ts';

const selectSnapshot = statement(({ db }, { code }: { code: string }) =>
  db.selectFrom('snapshots').select(['length', 'program', 'digest', 'body']).where('code', '=', code),
);
const putSnapshot = statement(({ db }, { code, length, program, digest, body }: StoredSnapshot & { code: string }) =>
  db
    .insertInto('snapshots')
    .values({ code, length, program, digest, body })
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet((eb) => ({
        length: eb.ref('excluded.length'),
        program: eb.ref('excluded.program'),
        digest: eb.ref('excluded.digest'),
        body: eb.ref('excluded.body'),
      })),
    ),
);

/** Positions along the logs. */
export const snapshotsIn = ({ read, write }: Runner): Pick<EventStore, 'opening' | 'keepSnapshot'> => ({
  opening: (code, program) =>
    read(function* () {
      const log = yield* eventsFrom(code, 0);
      const row = program === null ? undefined : yield* first(selectSnapshot, { code });
      const stored =
        row === undefined ? null : { length: row.length, program: row.program, digest: row.digest, body: row.body };
      const snapshot = program === null ? null : verifySnapshot(stored, program, log);
      return { entries: log.map(toEntry), snapshot };
    }),
  keepSnapshot: async (code, snapshot) => {
    const log = await read(() => eventsFrom(code, 0));
    await write(code, () => change(putSnapshot, { code, ...sealed(snapshot, log) }));
  },
});
