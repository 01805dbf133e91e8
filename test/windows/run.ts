/** `npx tsx test/windows/run.ts`: writes `lib/windows.md` anew. */
import { writeFileSync } from 'node:fs';
import { windowsText } from './text.ts';

writeFileSync(new URL('../../lib/windows.md', import.meta.url), windowsText());
