import type { TableView } from '#client';
import type { SaysAbove } from '#app/_components/question/above.ts';
import { sayFoughtNow, stepsOfBattle } from './battle/above.tsx';
import { stepsOfSetup } from './setup/above.tsx';

/** How far that is of which a question is a part; what interrupts goes before what it interrupts. */
export const howFar: SaysAbove = (...asked) => stepsOfBattle(...asked) ?? stepsOfSetup(...asked);

/** What goes on while a question fills the phone, for its bar; `null` where its turn and phase say it. */
export const goesOn = (table: TableView): string | null => sayFoughtNow(table);
