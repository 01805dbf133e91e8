/** `npx tsx test/undo/run.ts`: writes `lib/undo.md` from the data of the features. */
import { writeFileSync } from 'node:fs';
import { undoText } from './text.ts';

writeFileSync(new URL('../../lib/undo.md', import.meta.url), undoText());
