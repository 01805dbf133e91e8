import { defineConfig } from 'vitest/config';

const SECOND = 1000;

/** Set by `npm run test:long`. */
const isLong = process.env['LONG'] !== undefined;

/** Features whose long tests run with the daily ones: `npm test -- --touched COMMIT`. */
const touched = (process.env['TOUCHED'] ?? '').split(',').filter((name) => name !== '');

/** The files of one kind of test: the daily ones, the long ones of touched features, or all. */
const filesOf = (name: string): string[] =>
  isLong
    ? [`test/${name}/**/*.test.ts`]
    : [
        `test/${name}/**/!(*.long).test.ts`,
        ...touched.map((feature) => `test/${name}/**/${feature}/**/*.long.test.ts`),
      ];

/**
 * One project for each kind of test, named like its folder: `npx vitest run --project unit`. The files of a project
 * share the loaded program, since loading takes longer than most tests; with `isolate` each file loads its own.
 */
const project = (name: string, testTimeout: number, isolate = false) => ({
  test: {
    name,
    include: filesOf(name),
    environment: 'node' as const,
    isolate,
    testTimeout,
    hookTimeout: testTimeout,
  },
});

export default defineConfig({
  test: {
    // The stages share most modules, and each module is transformed once.
    experimental: { fsModuleCache: true },
    projects: [
      project('unit', 60 * SECOND),
      // Each plays what it made up on a program of its own.
      project('synthetic', 900 * SECOND, true),
      project('scenario', 60 * SECOND),
      // A search through many games, on a machine that does something else as well.
      project('property', 1_500 * SECOND),
      { test: { ...project('contract', 60 * SECOND).test, globalSetup: 'test/support/postgres/global-setup.ts' } },
      // The long run compiles and plays a copy of the program.
      project('cost', 600 * SECOND),
      // Several at a time: they mostly wait for clocks, disks and processes, or for what people wait for.
      { test: { ...project('server', 180 * SECOND).test, maxWorkers: 3 } },
      {
        test: {
          ...project('browser', 600 * SECOND).test,
          globalSetup: 'test/browser/support/global-setup.ts',
          // Vitest 4.1.12 cannot print an error of the global setup if its module is kept.
          experimental: { fsModuleCache: false },
          // As long as for all else that a page does by itself.
          expect: { poll: { timeout: 30 * SECOND } },
          maxWorkers: 3,
        },
      },
    ],
  },
});
