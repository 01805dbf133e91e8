import { StartupProblem } from '../../startup-problem.ts';

/** Returns a database’s name and place for the host, without the user and the password. */
export function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  const place = [hostname === '' ? 'this machine' : hostname, ...(port === '' ? [] : [port])].join(':');
  return `the PostgreSQL database ${decodeURIComponent(pathname.slice(1)) || 'of its user'} at ${place}`;
}

/** Returns why the database cannot be used, in words for the host. */
export function problemWithPostgres(url: string, error: unknown): Error {
  if (error instanceof StartupProblem) return error;
  const { code = '', message = '' } = error as { code?: string; message?: string };
  const what = problem(code, message);
  if (what === null) return error instanceof Error ? error : new Error('PostgreSQL failed', { cause: error });
  return new StartupProblem(`Mentat cannot use ${placeOf(url)}: ${what}`);
}

function problem(code: string, message: string): string | null {
  if (/^(ECONNREFUSED|ETIMEDOUT|EHOSTUNREACH|ENOENT)$/.test(code) || /timeout|terminated/.test(message)) {
    return 'nothing answers there; start PostgreSQL, or correct DATABASE_URL.';
  }
  if (/^(ENOTFOUND|EAI_AGAIN)$/.test(code)) return 'there is no machine of this name; correct DATABASE_URL.';
  if (/^28/.test(code) || /password must be a string/.test(message)) {
    return 'PostgreSQL does not accept the user or the password in DATABASE_URL.';
  }
  if (code === '3D000') return 'it does not exist; create it with createdb, or correct DATABASE_URL.';
  if (code === '57P03') return 'PostgreSQL is still starting; start Mentat again in a moment.';
  if (code === '53300') return 'PostgreSQL has no free connection; raise its max_connections.';
  if (code === '53100') return 'its disk is full; free some space, then start again.';
  if (/^(25006|42501)$/.test(code)) return 'Mentat may not write to it; give its user the right to create tables.';
  if (/^42P0[67]$/.test(code)) return 'it has tables of another program; create a database for Mentat alone.';
  return null;
}
