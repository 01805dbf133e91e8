import type { TableView } from '#client';
import type { SaysAbove } from '#app/_components/question/above.ts';
import { soon } from '#app/_connection/later.tsx';
import { formatBattleFor } from '#lib/features/battle/messages/battle-for.ts';

const BattleSteps = soon(
  () => import('./steps.tsx').then((part) => part.BattleSteps),
  () => null,
);

/** Its steps, above its own questions and above what everybody is asked in its course. */
export const stepsOfBattle: SaysAbove = ({ table: { battle } }, prompt) =>
  battle !== null && (prompt === null || 'battle' in prompt) ? <BattleSteps step={battle.step} /> : null;

/** The battle that is fought now, in the bar of a phone that is asked something. */
export const sayFoughtNow = ({ battle, choices }: TableView): string | null =>
  battle === null ? null : formatBattleFor(battle.territory, choices.edition);
