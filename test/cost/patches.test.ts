/** The cost of additions to the game, counted in existing files. The long run shows that the additions play. */
import { describe, expect, it } from 'vitest';
import { checkPatch, editedBy, PATCHES } from './patches.ts';

/** The maximum number of existing files that a patch may edit, tests included. */
const MOST_EDITED = 14;

describe.each(PATCHES)('$file', (patch) => {
  it(`edits ${MOST_EDITED} existing files at most`, () => {
    expect(editedBy(patch).length).toBeLessThanOrEqual(MOST_EDITED);
  });

  it('keeps the program compiling', () => {
    expect(() => checkPatch(patch)).not.toThrow();
  });
});
