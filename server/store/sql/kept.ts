import { editionIn } from '../edition-in.ts';
import type { EventStore, KeptTable, SeatRecord } from '../event-store.ts';
import { othersFirst } from '../slices.ts';
import { fillDesk, type Changed } from './desk.ts';
import { statement } from './statement.ts';
import { all, first, type Runner, type Work } from './work.ts';

/** The number of tables that are read in one slice. */
const LISTED = 100;
const DETAILED = 20;

interface Played {
  readonly code: string;
  readonly playedAt: number;
}

const selectPlayed = statement(({ db }, { from }: { from: string }) =>
  db
    .selectFrom('tables')
    .innerJoin('events as latest', (join) =>
      join
        .onRef('latest.code', '=', 'tables.code')
        .on((eb) => eb('latest.position', '=', eb(eb.ref('tables.length'), '-', eb.lit(1)))),
    )
    .select(['tables.code', 'latest.at as playedAt'])
    .where('tables.code', '>', from)
    .orderBy('tables.code')
    .limit(LISTED),
);
const selectTable = statement(({ db }, { code }: { code: string }) =>
  db
    .selectFrom('tables')
    .innerJoin('events as opened', (join) =>
      join.onRef('opened.code', '=', 'tables.code').on((eb) => eb('opened.position', '=', eb.lit(0))),
    )
    .leftJoin('desks', 'desks.code', 'tables.code')
    .select(['tables.code', 'founded_at as foundedAt', 'opened.version', 'opened.body', 'desks.code as desk'])
    .where('tables.code', '=', code),
);
const selectPlayers = statement(({ db }, { code }: { code: string }) =>
  db
    .selectFrom('seats')
    .select(['faction', 'name'])
    .where('code', '=', code)
    .where('name', 'is not', null)
    .orderBy('faction'),
);

/** Returns what the list says of this table; nothing if it has been deleted meanwhile. */
function* keptTable({ code, playedAt }: Played): Work<readonly KeptTable[]> {
  const row = yield* first(selectTable, { code });
  if (row === undefined) return [];
  const { foundedAt, version, body, desk } = row;
  const players = (yield* all(selectPlayers, { code })).map(({ faction, name }) => ({ faction, name }) as SeatRecord);
  return [{ code, foundedAt, playedAt, edition: editionIn({ version, body }), players, isDeskVacant: desk === null }];
}

/** The host's list of tables and its actions. */
export function keptIn({ read }: Runner, changed: Changed): Pick<EventStore, 'keptTables' | 'fillVacantDesk'> {
  /** Returns when each table was last played. Other tables can act between two slices. */
  const allPlayed = async (): Promise<Played[]> => {
    const played: Played[] = [];
    for (let from = ''; ;) {
      const slice = await read(() => all(selectPlayed, { from }));
      played.push(...slice.map(({ code, playedAt }) => ({ code, playedAt })));
      const last = slice.at(-1);
      if (last === undefined || slice.length < LISTED) return played;
      from = last.code;
      await othersFirst();
    }
  };
  return {
    async keptTables(most) {
      const played = (await allPlayed()).sort((one, other) => other.playedAt - one.playedAt).slice(0, most);
      const tables: KeptTable[] = [];
      for (const [at, one] of played.entries()) {
        if (at > 0 && at % DETAILED === 0) await othersFirst();
        tables.push(...(await read(() => keptTable(one))));
      }
      return tables;
    },
    fillVacantDesk: (code, credential, told) => changed(code, () => fillDesk(code, credential), told),
  };
}
