import { defineConfig } from 'vitest/config';

const SECOND = 1000;

/**
 * One project for each kind of test, named like its folder: `npx vitest run --project unit`. Its files share the program
 * as it is loaded, which takes longer than most tests; `isolate` loads it anew for each.
 */
const project = (name: string, testTimeout: number, isolate = false) => ({
  test: {
    name,
    include: [`test/${name}/**/*.test.ts`],
    environment: 'node' as const,
    isolate,
    testTimeout,
    hookTimeout: testTimeout,
  },
});

export default defineConfig({
  test: {
    projects: [
      project('unit', 5 * SECOND),
      // Each plays what it made up on a program of its own.
      project('made-up', 900 * SECOND, true),
      project('scenario', 10 * SECOND),
      // A search through many games, on a machine that does something else as well.
      project('property', 1_500 * SECOND),
      project('contract', 30 * SECOND),
      // Several at a time: they mostly wait for clocks, disks and processes, or for what people wait for.
      { test: { ...project('server', 180 * SECOND).test, maxWorkers: 3 } },
      {
        test: {
          ...project('browser', 600 * SECOND).test,
          globalSetup: 'test/support/browser.ts',
          // As long as for all else that a page does by itself.
          expect: { poll: { timeout: 30 * SECOND } },
          maxWorkers: 3,
        },
      },
    ],
  },
});
