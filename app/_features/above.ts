import type { TableView } from '#client';
import type { SaysAbove } from '#app/_components/prompt/prompt-progress.ts';
import { formatFoughtNow, stepsOfBattle } from './battle/progress.tsx';
import { stepsOfSetup } from './setup/progress.tsx';

/** How far that is of which a question is a part; what interrupts goes before what it interrupts. */
export const promptProgress: SaysAbove = (...asked) => stepsOfBattle(...asked) ?? stepsOfSetup(...asked);

/** What goes on while a question fills the phone, for its bar; `null` where its turn and phase say it. */
export const goesOn = (table: TableView): string | null => formatFoughtNow(table);
