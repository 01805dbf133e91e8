/** `npx tsx test/undo/run.ts`: writes `lib/undo.md` from what the features say. */
import { writeFileSync } from 'node:fs';
import { undoText } from './text.ts';

writeFileSync(new URL('../../lib/undo.md', import.meta.url), undoText());
