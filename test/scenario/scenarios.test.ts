import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runFile, scenarioFiles } from '../support/scenario/files.ts';

/** Every scenario beside this file; its title is the scenario's id. */
for (const file of scenarioFiles(dirname(fileURLToPath(import.meta.url)))) {
  describe(basename(file), () => {
    for (const { id, problems } of runFile(file)) {
      it(id, () => {
        expect(problems).toEqual([]);
      });
    }
  });
}
