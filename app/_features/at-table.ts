import type { ComponentType } from 'react';
import type { TableView } from '#client';
import { BattleAtTable } from './battle/at-table.tsx';
import { DealsAtTable } from './deals/at-table.tsx';

/** On the table's page of a phone, above who is awaited; each is nothing while its feature does not play. */
export const AT_TABLE: readonly ComponentType<{ readonly table: TableView }>[] = [BattleAtTable, DealsAtTable];
