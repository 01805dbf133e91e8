import type { TableView } from '#client';
import { sayBattleFor } from '#lib/phases/battle/words/course.ts';

/** The battle that is fought now, in the bar of a phone that is asked something. */
export const sayFoughtNow = ({ battle, choices }: TableView): string | null =>
  battle === null ? null : sayBattleFor(battle.territory, choices.edition);
