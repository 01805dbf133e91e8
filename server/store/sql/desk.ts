import type { DeskVote, FactionId, TableNotice } from '#engine';
import type { CredentialHash, EventStore } from '../event-store.ts';
import { insertion, statement, type Tools } from './statement.ts';
import { all, change, type Runner, type Work } from './work.ts';

type DeskMethods = Pick<EventStore, 'inviteToDesk' | 'acceptDesk' | 'vote' | 'votes' | 'strikeVotes' | 'electDesk'>;

/** Runs one change of hands. If it happens, its notice is stored in the same transaction. */
export type Changed = (code: string, happens: () => Work<boolean>, told?: TableNotice) => Promise<boolean>;

interface OfTable {
  readonly code: string;
}

const updateInvite = statement(({ db }, { code, invite, until }: OfTable & { invite: CredentialHash; until: number }) =>
  db.updateTable('desks').set({ invite, invite_until: until }).where('code', '=', code),
);
const passDesk = statement(
  ({ db }, { code, invite, now, credential }: OfTable & { invite: string; now: number; credential: CredentialHash }) =>
    db
      .updateTable('desks')
      .set({ credential, invite: null, device: null })
      .where('code', '=', code)
      .where('invite', '=', invite)
      .where('invite_until', '>=', now),
);
/** A row for the desk of a table, if there is such a table. */
const deskOfTable = (db: Tools['db'], code: string, credential: CredentialHash) =>
  db
    .selectFrom('tables')
    .where('tables.code', '=', code)
    .select((eb) => ['tables.code', eb.cast<string>(eb.val(credential), 'text').as('credential')]);
const giveDesk = statement(({ db }, { code, credential }: OfTable & { credential: CredentialHash }) =>
  db
    .insertInto('desks')
    .columns(['code', 'credential'])
    .expression(deskOfTable(db, code, credential))
    .onConflict((conflict) =>
      conflict
        .column('code')
        .doUpdateSet({ credential: (eb) => eb.ref('excluded.credential'), invite: null, device: null }),
    ),
);
const selectVotes = statement(({ db }, { code }: OfTable) =>
  db.selectFrom('votes').select(['faction', 'candidate']).where('code', '=', code).orderBy('faction'),
);
const putVote = statement(
  ({ db }, { code, faction, candidate }: OfTable & { faction: FactionId; candidate: FactionId }) =>
    db
      .insertInto('votes')
      .values({ code, faction, candidate })
      .onConflict((conflict) =>
        conflict.columns(['code', 'faction']).doUpdateSet({ candidate: (eb) => eb.ref('excluded.candidate') }),
      ),
);
const deleteVote = statement(({ db }, { code, faction }: OfTable & { faction: FactionId }) =>
  db.deleteFrom('votes').where('code', '=', code).where('faction', '=', faction),
);
const deleteVotes = statement(({ db }, { code }: OfTable) => db.deleteFrom('votes').where('code', '=', code));
const insertVacantDesk = statement(({ db }, { code, credential }: OfTable & { credential: CredentialHash }) =>
  db
    .insertInto('desks')
    .columns(['code', 'credential'])
    .expression(deskOfTable(db, code, credential))
    .onConflict((conflict) => conflict.doNothing()),
);

export const insertVotes = insertion(({ db }, rows: readonly { code: string; faction: string; candidate: string }[]) =>
  db.insertInto('votes').values(rows.map(({ code, faction, candidate }) => ({ code, faction, candidate }))),
);

/** Returns the votes of a table, by the voting factions. */
export function* votesOf(code: string): Work<readonly DeskVote[]> {
  const votes = yield* all(selectVotes, { code });
  return votes.map(({ faction, candidate }) => ({ by: faction, candidate }) as DeskVote);
}

/** Gives away a vacant desk, which ends the votes. Returns `false` if the desk is taken. */
export function* fillDesk(code: string, credential: CredentialHash): Work<boolean> {
  return yield* given(code, yield* change(insertVacantDesk, { code, credential }));
}

function* given(code: string, changes: number): Work<boolean> {
  if (changes === 0) return false;
  yield* change(deleteVotes, { code });
  return true;
}

/** The holders of desks and the votes for them. */
export const desksIn = ({ read, write }: Runner, changed: Changed): DeskMethods => ({
  inviteToDesk: async (code, invite, until) => {
    await write(code, () => change(updateInvite, { code, invite, until }));
  },
  acceptDesk: ({ code, invite, now, credential, told }) =>
    changed(
      code,
      function* () {
        return yield* given(code, yield* change(passDesk, { code, invite, now, credential }));
      },
      told,
    ),
  votes: (code) => read(() => votesOf(code)),
  vote: async (code, by, candidate, told) => {
    await changed(
      code,
      function* () {
        if (candidate === null) yield* change(deleteVote, { code, faction: by });
        else yield* change(putVote, { code, faction: by, candidate });
        return true;
      },
      told,
    );
  },
  strikeVotes: async (code, told) => {
    await changed(
      code,
      function* () {
        yield* change(deleteVotes, { code });
        return true;
      },
      told,
    );
  },
  electDesk: async (code, credential, told) => {
    await changed(
      code,
      function* () {
        return yield* given(code, yield* change(giveDesk, { code, credential }));
      },
      told,
    );
  },
});
