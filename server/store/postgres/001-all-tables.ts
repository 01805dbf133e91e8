import { sql, type Kysely, type Migration } from 'kysely';

/** Sorts as SQLite does, whatever the locale of the database. */
const text = sql`text collate "C"`;

/** All tables, with the meaning that they have in the migrations of SQLite. Credentials are stored only as digests. */
export const allTables: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .createTable('tables')
      .addColumn('code', text, (column) => column.primaryKey())
      .addColumn('founded_at', 'bigint', (column) => column.notNull())
      .addColumn('length', 'integer', (column) => column.notNull())
      .addColumn('due', 'bigint')
      .execute();
    await schema
      .createIndex('tables_by_due')
      .on('tables')
      .column('due')
      .where(sql.ref('due'), 'is not', null)
      .execute();

    const ofTable = (name: string) =>
      schema.createTable(name).addColumn('code', text, (column) => column.notNull().references('tables.code'));
    const ofPosition = (name: string) =>
      ofTable(name)
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint(`${name}_pkey`, ['code', 'position']);
    const ofFaction = (name: string) =>
      ofTable(name)
        .addColumn('faction', text, (column) => column.notNull())
        .addPrimaryKeyConstraint(`${name}_pkey`, ['code', 'faction']);
    const oneForTable = (name: string) => ofTable(name).addPrimaryKeyConstraint(`${name}_pkey`, ['code']);

    await ofPosition('events')
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('body', text, (column) => column.notNull())
      .execute();
    await ofPosition('notices')
      .addColumn('body', text, (column) => column.notNull())
      .execute();
    await ofTable('receipts')
      .addColumn('actor', text, (column) => column.notNull())
      .addColumn('id', text, (column) => column.notNull())
      .addColumn('answer', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('receipts_pkey', ['code', 'actor', 'id'])
      .execute();
    await ofFaction('seats')
      .addColumn('name', text)
      .addColumn('credential', text, (column) => column.unique())
      .addColumn('pass', text)
      .addColumn('pass_until', 'bigint')
      .addColumn('device', text)
      .execute();
    await ofFaction('votes')
      .addColumn('candidate', text, (column) => column.notNull())
      .execute();
    await ofFaction('swap_offers')
      .addColumn('partner', text, (column) => column.notNull())
      .execute();
    await oneForTable('desks')
      .addColumn('credential', text, (column) => column.notNull().unique())
      .addColumn('invite', text)
      .addColumn('invite_until', 'bigint')
      .addColumn('device', text)
      .execute();
    await oneForTable('snapshots')
      .addColumn('length', 'integer', (column) => column.notNull())
      .addColumn('program', text, (column) => column.notNull())
      .addColumn('digest', text, (column) => column.notNull())
      .addColumn('body', text, (column) => column.notNull())
      .execute();
    await schema
      .createTable('deleted_tables')
      .addColumn('code', text, (column) => column.primaryKey())
      .addColumn('length', 'integer', (column) => column.notNull())
      .execute();
  },
};
