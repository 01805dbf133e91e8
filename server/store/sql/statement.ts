/**
 * Statements that are built once, with the query builder, for every kind of database. A statement is compiled at its
 * first use and then used again with other values.
 */
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
  type Compilable,
  type RawBuilder,
} from 'kysely';
import type { Schema } from './schema.ts';

export type Dialect = 'sqlite' | 'postgres';

/** The tools with which a statement is built. */
export interface Tools {
  readonly db: Kysely<Schema>;
  /** Returns the text at this path of the JSON in the column `body`, or NULL. */
  readonly inBody: (...path: readonly string[]) => RawBuilder<string | null>;
}

/** A statement with its named values. `Row` is a row of its result. */
export interface Statement<Given, Row> {
  /** Differs from that of every other statement. */
  readonly id: number;
  readonly build: (tools: Tools, given: Given) => Compilable<Row>;
}

/** A statement that inserts any number of rows. */
export interface Insertion<Row> {
  readonly id: number;
  readonly build: (tools: Tools, rows: readonly Row[]) => Compilable;
}

let statements = 0;

/** Defines a statement. `given` has a placeholder for each value that the statement gets when it runs. */
export const statement = <Given, Row>(
  build: (tools: Tools, given: Given) => Compilable<Row>,
): Statement<Given, Row> => ({ id: (statements += 1), build });

/** Defines a statement that inserts rows. */
export const insertion = <Row>(build: (tools: Tools, rows: readonly Row[]) => Compilable): Insertion<Row> => ({
  id: (statements += 1),
  build,
});

/** A statement in the language of one database. */
export interface Compiled {
  readonly sql: string;
  readonly isQuery: boolean;
  /** Returns the values in the order of the placeholders. `rows` has one entry, or as many as an insertion has rows. */
  readonly values: (rows: readonly object[]) => readonly unknown[];
}

/** Stands for a value that is given later. */
class Placeholder {
  constructor(
    readonly name: string,
    readonly row: number,
  ) {}
}

const placeholders = (row: number): object =>
  new Proxy({}, { get: (_target, name) => (typeof name === 'string' ? new Placeholder(name, row) : undefined) });

const TOOLS: Readonly<Record<Dialect, Tools>> = {
  sqlite: {
    db: new Kysely({
      dialect: {
        createAdapter: () => new SqliteAdapter(),
        createDriver: () => new DummyDriver(),
        createIntrospector: (db) => new SqliteIntrospector(db),
        createQueryCompiler: () => new SqliteQueryCompiler(),
      },
    }),
    inBody: (...path) => sql`json_extract(body, ${sql.lit(`$.${path.join('.')}`)})`,
  },
  postgres: {
    db: new Kysely({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createDriver: () => new DummyDriver(),
        createIntrospector: (db) => new PostgresIntrospector(db),
        createQueryCompiler: () => new PostgresQueryCompiler(),
      },
    }),
    inBody: (...path) => sql`(body::json #>> ${sql.lit(`{${path.join(',')}}`)})`,
  },
};

/** Compiles a statement. */
export const compile = <Given>(dialect: Dialect, { build }: Statement<Given, unknown>): Compiled =>
  compiled(build(TOOLS[dialect], placeholders(0) as Given));

/** Compiles an insertion of this number of rows. */
export const compileInsertion = <Row>(dialect: Dialect, { build }: Insertion<Row>, rows: number): Compiled =>
  compiled(
    build(
      TOOLS[dialect],
      Array.from({ length: rows }, (_, row) => placeholders(row) as Row),
    ),
  );

function compiled(built: Compilable): Compiled {
  const { sql: text, parameters, query } = built.compile();
  return {
    sql: text,
    isQuery: query.kind === 'SelectQueryNode',
    values: (rows) =>
      parameters.map((value) =>
        value instanceof Placeholder ? (rows[value.row] as Record<string, unknown>)[value.name] : value,
      ),
  };
}
