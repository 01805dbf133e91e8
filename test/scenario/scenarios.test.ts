import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runFile, scenarioFiles } from '../support/scenario/files.ts';

const files = scenarioFiles(dirname(fileURLToPath(import.meta.url)));

it('no two scenarios have the same id', () => {
  const ids = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^- id: (.+)$/gm)].map((found) => found[1]),
  );
  expect(ids.length).toBeGreaterThan(100);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

/** Every scenario in this folder; its title is the scenario's id. */
for (const file of files) {
  describe(basename(file), () => {
    for (const { id, problems } of runFile(file)) {
      it(id, () => {
        expect(problems).toEqual([]);
      });
    }
  });
}
