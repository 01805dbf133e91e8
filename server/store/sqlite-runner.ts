import type Database from 'libsql';
import type { SharedCommit } from './group-commit.ts';
import { othersFirst } from './slices.ts';
import { compile, compileInsertion, type Compiled } from './sql/statement.ts';
import type { Asked, Replied, Runner, Work } from './sql/work.ts';
import { toPromise } from './to-promise.ts';
import { inTransaction } from './transaction.ts';

/** Runs works on SQLite, each without a pause. */
export function sqliteRunner(db: Database.Database, commit: SharedCommit): Runner {
  const perform = sqlitePerformer(db);
  const alone = inTransaction(db, (work: () => Work<unknown>) => perform(work));
  return {
    read: (work) => toPromise(() => perform(work)),
    write: (_code, work) => toPromise(() => alone(work) as ReturnOf<typeof work>),
    writeShared: (work) => commit.write(() => perform(work)),
    async writeInParts(parts) {
      for (const [index, part] of parts.entries()) {
        if (index > 0) await othersFirst();
        alone(part);
      }
    },
  };
}

type ReturnOf<Made extends () => Work<unknown>> = Made extends () => Work<infer Result> ? Result : never;

interface Prepared {
  readonly statement: Database.Statement;
  readonly compiled: Compiled;
}

/** Returns the function that runs a work at once, in the transaction that is open. */
export function sqlitePerformer(db: Database.Database): <Result>(work: () => Work<Result>) => Result {
  const prepared = new Map<number, Prepared>();
  const prepare = (id: number, make: () => Compiled): Prepared => {
    const known = prepared.get(id);
    if (known !== undefined) return known;
    const compiled = make();
    const fresh = { compiled, statement: db.prepare(compiled.sql) };
    prepared.set(id, fresh);
    return fresh;
  };

  const reply = (asked: Asked): Replied => {
    switch (asked.kind) {
      case 'savepoint':
        db.exec(asked.sql);
        return NOTHING;
      case 'insertion': {
        // A loop over a prepared statement is as fast as one long statement.
        const { insertion, rows } = asked;
        const one = prepare(insertion.id, () => compileInsertion('sqlite', insertion, 1));
        for (const row of rows) one.statement.run(...one.compiled.values([row]));
        return NOTHING;
      }
      case 'statement': {
        const one = prepare(asked.statement.id, () => compile('sqlite', asked.statement));
        const values = one.compiled.values([asked.given]);
        if (one.compiled.isQuery) return { rows: one.statement.all(...values), changes: 0 };
        return { rows: [], changes: one.statement.run(...values).changes };
      }
    }
  };

  return (work) => {
    const running = work();
    let step = running.next();
    while (step.done !== true) step = answered(running, step.value, reply);
    return step.value;
  };
}

const NOTHING: Replied = { rows: [], changes: 0 };

/** Gives the work its reply, or the error of its statement. */
function answered<Result>(
  running: Work<Result>,
  asked: Asked,
  reply: (asked: Asked) => Replied,
): IteratorResult<Asked, Result> {
  let replied: Replied;
  try {
    replied = reply(asked);
  } catch (error) {
    return running.throw(error);
  }
  return running.next(replied);
}
