import { resolve } from 'node:path';
import { z } from 'zod';
import { StartupProblem } from './startup-problem.ts';

/** The settings from the environment. They are parsed once at the start; no other code reads `process.env`. */
export interface Config {
  /** 0 lets the system choose a free port, for tests. */
  readonly port: number;
  /** The address to listen on; `null` means all interfaces. */
  readonly host: string | null;
  readonly dataDir: string;
  /** The PostgreSQL database that holds the tables; `null` means the SQLite file in the data folder. */
  readonly databaseUrl: string | null;
  /** The server opens no new table when the stored ones fill this many bytes. Running tables are not affected. */
  readonly dataLimit: number;
  /** The address for phones, if it is not a LAN address of this machine; without a trailing slash. */
  readonly publicUrl: string | null;
  readonly pages: 'built' | 'dev' | 'off';
  /** For test processes: after this many appends the server kills itself before it answers. */
  readonly killAfterAppends: number | null;
}

const count = z.string().regex(/^\d+$/).transform(Number);
const webAddress = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

const databaseAddress = z.url({ protocol: /^postgres(ql)?$/ });

const environment = z.object({
  PORT: count.pipe(z.number().max(65535)).default(3000),
  HOST: z.string().max(255).nullable().default(null),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: databaseAddress.nullable().default(null),
  DATA_LIMIT_MB: count.pipe(z.number().min(1).max(1_000_000)).default(2048),
  PUBLIC_URL: webAddress.nullable().default(null),
  /** `off` serves the API and sockets only, without a build of the pages: for tests of the server. */
  MENTAT_PAGES: z.enum(['on', 'off']).default('on'),
  MENTAT_TEST_KILL_AFTER_APPEND: count.pipe(z.number().min(1)).nullable().default(null),
  NODE_ENV: z.string().default(''),
});

const ADVICE: Readonly<Record<string, string>> = {
  PORT: 'PORT must be a whole number from 0 to 65535, such as 3000.',
  HOST: 'HOST must be an address of this machine, such as 192.168.1.20.',
  DATA_DIR: 'DATA_DIR must name a folder, such as ./data.',
  DATABASE_URL: 'DATABASE_URL must be the address of a PostgreSQL database, such as postgres://user@localhost/mentat.',
  DATA_LIMIT_MB: 'DATA_LIMIT_MB must be a whole number of megabytes from 1, such as 2048.',
  PUBLIC_URL: 'PUBLIC_URL must be a web address, such as http://192.168.1.20:3000.',
  MENTAT_PAGES: 'MENTAT_PAGES must be on or off.',
  MENTAT_TEST_KILL_AFTER_APPEND: 'MENTAT_TEST_KILL_AFTER_APPEND must be a whole number from 1.',
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the configuration, or throws a `StartupProblem` that says what to change in one sentence. */
export function readConfig(env: Environment): Config {
  const parsed = environment.safeParse(withoutBlanks(env));
  if (!parsed.success) {
    const variable = String(parsed.error.issues[0]?.path[0] ?? '');
    throw new StartupProblem(ADVICE[variable] ?? `${variable} is set to something Mentat cannot use.`);
  }
  const {
    PORT,
    HOST,
    DATA_DIR,
    DATABASE_URL,
    DATA_LIMIT_MB,
    PUBLIC_URL,
    MENTAT_PAGES,
    MENTAT_TEST_KILL_AFTER_APPEND,
    NODE_ENV,
  } = parsed.data;
  return {
    port: PORT,
    host: HOST,
    dataDir: resolve(DATA_DIR),
    databaseUrl: DATABASE_URL,
    dataLimit: DATA_LIMIT_MB * 1024 * 1024,
    publicUrl: PUBLIC_URL,
    pages: MENTAT_PAGES === 'off' ? 'off' : NODE_ENV === 'development' ? 'dev' : 'built',
    killAfterAppends: NODE_ENV === 'test' ? MENTAT_TEST_KILL_AFTER_APPEND : null,
  };
}

/** An empty variable counts as not set, as people expect of `PORT= npm start`. */
const withoutBlanks = (env: Environment): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env)
      .map(([name, value = '']): [string, string] => [name, value.trim()])
      .filter(([, value]) => value !== ''),
  );
