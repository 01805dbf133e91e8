import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { undoText } from '../undo/text.ts';

describe('the document lib/undo.md', () => {
  it('lists what ends an undo, as the features define it', () => {
    expect(readFileSync(new URL('../../lib/undo.md', import.meta.url), 'utf8')).toBe(undoText());
  });
});
