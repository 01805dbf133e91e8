/** `npx tsx test/windows/run.ts`: writes `lib/windows.md` again. */
import { writeFileSync } from 'node:fs';
import { windowsText } from './text.ts';

writeFileSync(new URL('../../lib/windows.md', import.meta.url), windowsText());
