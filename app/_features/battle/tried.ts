import { territoryName, type SeatView, type TableView } from '#client';

/** Whether this side is still making its plan. */
export const isPlanning = ({ prompts }: Pick<SeatView, 'prompts'>): boolean =>
  prompts.some(({ kind, sealed }) => kind === 'battle-plan' && !sealed);

/** Whether the screen has shown the battle and both sides have settled it. */
export const isSettled = ({ battle }: Pick<TableView, 'battle'>): boolean => battle === null;

/** Returns the territory of the battle; empty once it is over. */
export const placeOfBattle = ({ battle, choices }: Pick<TableView, 'battle' | 'choices'>): string =>
  battle === null ? '' : territoryName(battle.territory, choices.edition);

/** Returns the moment of the reveal of both plans (server time, ms); 0 before the reveal. */
export const turnedOverAt = ({ log }: Pick<TableView, 'log'>): number =>
  log.findLast(({ fact }) => fact.code === 'plans-revealed')?.at ?? 0;
