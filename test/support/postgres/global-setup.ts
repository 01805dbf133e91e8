/** Starts a PostgreSQL for the tests of the store, unless TEST_DATABASE_URL names one. */
import type { TestProject } from 'vitest/node';
import { startPostgres } from './start.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A database in which tests may create others. */
    postgresUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  const { url, stop } = given === undefined ? await startPostgres() : { url: given, stop: () => Promise.resolve() };
  project.provide('postgresUrl', url);
  return stop;
}
