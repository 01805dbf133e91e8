/** Starts everything that the test files of a run share: one Mentat, as `npm start` runs it, and one Chromium. */
import type { TestProject } from 'vitest/node';
import { launchBrowserServer } from '../../support/browser.ts';
import { startMentat } from './mentat.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the shared Mentat, such as `http://127.0.0.1:41234`. */
    mentatUrl: string;
    /** The address at which a test file connects to the shared Chromium. */
    chromiumUrl: string;
  }
}

/**
 * Vitest calls this function once before the test files of a run. After the run, it calls the returned function once.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const chromium = await launchBrowserServer();
  const mentat = await startMentat();
  project.provide('chromiumUrl', chromium.wsEndpoint());
  project.provide('mentatUrl', mentat.url);
  return async () => {
    await chromium.close();
    await mentat.stop();
  };
}
