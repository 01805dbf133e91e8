import type { FactionId } from '#engine';
import type { CredentialHash, Devices, EmptySeat, EventStore, SeatOnOffer, SeatRecord } from '../event-store.ts';
import { desksIn, type Changed } from './desk.ts';
import { keptIn } from './kept.ts';
import { noticesIn, tell } from './notices.ts';
import { insertion, statement } from './statement.ts';
import { endOffersAndVotes, swapOffersIn } from './swaps.ts';
import { all, change, first, type Runner } from './work.ts';

type PeopleMethods = Pick<
  EventStore,
  | 'seats'
  | 'emptySeats'
  | 'takeSeat'
  | 'releaseSeat'
  | 'renameSeat'
  | 'offerSeat'
  | 'seatOnOffer'
  | 'acceptSeat'
  | 'offerSwap'
  | 'swapOffers'
  | 'announce'
  | 'notices'
  | 'holder'
  | 'devices'
  | 'shareDevice'
  | 'inviteToDesk'
  | 'acceptDesk'
  | 'vote'
  | 'votes'
  | 'strikeVotes'
  | 'electDesk'
  | 'keptTables'
  | 'fillVacantDesk'
>;

interface OfTable {
  readonly code: string;
}
interface OfSeat extends OfTable {
  readonly faction: FactionId;
}
interface Named extends OfSeat {
  readonly name: string;
}

const EMPTIED = { credential: null, pass: null, pass_until: null, device: null } as const;

const selectSeats = statement(({ db }, { code }: OfTable) =>
  db
    .selectFrom('seats')
    .select(['faction', 'name'])
    .where('code', '=', code)
    .where('credential', 'is not', null)
    .orderBy('faction'),
);
const selectEmpty = statement(({ db }, { code }: OfTable) =>
  db
    .selectFrom('seats')
    .select(['faction', 'name as was'])
    .where('code', '=', code)
    .where('credential', 'is', null)
    .orderBy('faction'),
);
const takeSeat = statement(({ db }, { code, faction, name, credential }: Named & { credential: CredentialHash }) =>
  db
    .insertInto('seats')
    .values({ code, faction, name, credential })
    .onConflict((conflict) =>
      conflict
        .columns(['code', 'faction'])
        .doUpdateSet((eb) => ({ ...EMPTIED, name: eb.ref('excluded.name'), credential: eb.ref('excluded.credential') }))
        .where('seats.credential', 'is', null),
    ),
);
const emptySeat = statement(({ db }, { code, faction }: OfSeat) =>
  db
    .updateTable('seats')
    .set(EMPTIED)
    .where('code', '=', code)
    .where('faction', '=', faction)
    .where('credential', 'is not', null),
);
const deleteSeat = statement(({ db }, { code, faction }: OfSeat) =>
  db.deleteFrom('seats').where('code', '=', code).where('faction', '=', faction).where('credential', 'is not', null),
);
const updateName = statement(({ db }, { code, faction, name }: Named) =>
  db
    .updateTable('seats')
    .set({ name })
    .where('code', '=', code)
    .where('faction', '=', faction)
    .where('credential', 'is not', null),
);
const putPass = statement(({ db }, { code, faction, pass, until }: OfSeat & { pass: CredentialHash; until: number }) =>
  db
    .insertInto('seats')
    .values({ code, faction, pass, pass_until: until })
    .onConflict((conflict) =>
      conflict
        .columns(['code', 'faction'])
        .doUpdateSet((eb) => ({ pass: eb.ref('excluded.pass'), pass_until: eb.ref('excluded.pass_until') })),
    ),
);
const selectOffered = statement(({ db }, { code, pass, now }: OfTable & { pass: CredentialHash; now: number }) =>
  db
    .selectFrom('seats')
    .select(['faction', 'name'])
    .where('code', '=', code)
    .where('pass', '=', pass)
    .where('pass_until', '>=', now),
);

interface Moved extends Named {
  readonly pass: CredentialHash;
  readonly now: number;
  readonly credential: CredentialHash;
}
const passSeat = statement(({ db }, { code, faction, name, pass, now, credential }: Moved) =>
  db
    .updateTable('seats')
    .set({ ...EMPTIED, credential, name })
    .where('code', '=', code)
    .where('faction', '=', faction)
    .where('pass', '=', pass)
    .where('pass_until', '>=', now),
);
const selectHolder = statement(({ db }, { credential }: { credential: CredentialHash }) =>
  db.selectFrom('seats').select(['code', 'faction', 'name']).where('credential', '=', credential),
);
const selectDeskHolder = statement(({ db }, { credential }: { credential: CredentialHash }) =>
  db.selectFrom('desks').select('code').where('credential', '=', credential),
);
const selectDevices = statement(({ db }, { code }: OfTable) =>
  db.selectFrom('seats').select(['faction', 'device']).where('code', '=', code).orderBy('faction'),
);
const selectDeskDevice = statement(({ db }, { code }: OfTable) =>
  db.selectFrom('desks').select('device').where('code', '=', code),
);
const shareSeat = statement(({ db }, { code, faction, device }: OfSeat & { device: string }) =>
  db
    .updateTable('seats')
    .set({ device })
    .where('code', '=', code)
    .where('faction', '=', faction)
    .where('credential', 'is not', null),
);
const shareDesk = statement(({ db }, { code, device }: OfTable & { device: string }) =>
  db.updateTable('desks').set({ device }).where('code', '=', code),
);

export const insertSeats = insertion(
  (
    { db },
    rows: readonly { code: string; faction: string; name: string | null; credential: CredentialHash | null }[],
  ) =>
    db
      .insertInto('seats')
      .values(rows.map(({ code, faction, name, credential }) => ({ code, faction, name, credential }))),
);

/** The holders of seats and desks. A change of hands and its notice are one write. */
export function peopleIn(runner: Runner): PeopleMethods {
  const { read, write } = runner;
  const changed: Changed = (code, happens, told) =>
    write(code, function* () {
      if (!(yield* happens())) return false;
      yield* tell(code, told);
      return true;
    });

  return {
    ...noticesIn(runner),
    ...desksIn(runner, changed),
    ...keptIn(runner, changed),
    ...swapOffersIn(runner, changed),
    seats: (code) =>
      read(function* () {
        const seats = yield* all(selectSeats, { code });
        return seats.map(({ faction, name }) => ({ faction, name }) as SeatRecord);
      }),
    takeSeat: (code, { faction, name }, credential, told) =>
      changed(
        code,
        function* () {
          return (yield* change(takeSeat, { code, faction, name, credential })) === 1;
        },
        told,
      ),
    emptySeats: (code) =>
      read(function* () {
        const seats = yield* all(selectEmpty, { code });
        return seats.map(({ faction, was }) => ({ faction, was }) as EmptySeat);
      }),
    releaseSeat: async (code, faction, keepName, told) => {
      await changed(
        code,
        function* () {
          if ((yield* change(keepName ? emptySeat : deleteSeat, { code, faction })) === 0) return false;
          yield* endOffersAndVotes(code, faction);
          return true;
        },
        told,
      );
    },
    renameSeat: async (code, { faction, name }, told) => {
      await changed(
        code,
        function* () {
          return (yield* change(updateName, { code, faction, name })) === 1;
        },
        told,
      );
    },
    offerSeat: async (code, faction, pass, until, told) => {
      await changed(
        code,
        function* () {
          return (yield* change(putPass, { code, faction, pass, until })) === 1;
        },
        told,
      );
    },
    seatOnOffer: (code, pass, now) =>
      read(function* () {
        const seat = yield* first(selectOffered, { code, pass, now });
        return seat === undefined ? null : ({ faction: seat.faction, name: seat.name } as SeatOnOffer);
      }),
    acceptSeat: ({ code, seat: { faction, name }, pass, now, credential, told }) =>
      changed(
        code,
        function* () {
          if ((yield* change(passSeat, { code, faction, name, pass, now, credential })) === 0) return false;
          yield* endOffersAndVotes(code, faction);
          return true;
        },
        told,
      ),
    holder: (credential) =>
      read(function* () {
        const seat = yield* first(selectHolder, { credential });
        if (seat !== undefined) {
          const { code, faction, name } = seat as { code: string } & SeatRecord;
          return { role: 'seat', code, faction, name } as const;
        }
        const desk = yield* first(selectDeskHolder, { credential });
        return desk === undefined ? null : ({ role: 'moderator', code: desk.code } as const);
      }),
    devices: (code) =>
      read(function* () {
        const desk = yield* first(selectDeskDevice, { code });
        const seats = yield* all(selectDevices, { code });
        return {
          desk: desk?.device ?? null,
          seats: seats.map(({ faction, device }) => ({ faction, device })) as Devices['seats'],
        };
      }),
    shareDevice: (code, { device, seats, desk }) =>
      write(code, function* () {
        if (desk) yield* change(shareDesk, { code, device });
        for (const faction of seats) yield* change(shareSeat, { code, faction, device });
      }),
  };
}
