import type { TableView } from '#client';
import type { SaysAbove } from '#app/_components/prompt/prompt-progress.ts';
import { formatBattleFor } from '#lib/features/battle/messages/battle-for.ts';
import { BattleProgress } from './battle-progress.tsx';

/** Shows the steps of a battle above its questions and above its windows. */
export const stepsOfBattle: SaysAbove = ({ table: { battle } }, prompt) =>
  battle !== null && (prompt === null || 'battle' in prompt) ? <BattleProgress step={battle.step} /> : null;

/** Returns the name of the present battle, for the bar of a phone with a question. */
export const formatFoughtNow = ({ battle, choices }: TableView): string | null =>
  battle === null ? null : formatBattleFor(battle.territory, choices.edition);
