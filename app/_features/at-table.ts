import type { ComponentType } from 'react';
import type { TableView } from '#client';
import { lazyPart } from '#app/_connection/lazy.tsx';
import { BattleAtTable } from './battle/table-section.tsx';
import { DealsAtTable } from './deals/table-section.tsx';
import { Discards } from './open-cards/discards.tsx';

const none = () => null;
const HouseRulesAtTable = lazyPart(
  () => import('./house-rules/table-section.tsx').then((part) => part.HouseRulesAtTable),
  none,
);

/** Each is nothing while its feature has nothing to say there. */
type Parts = readonly ComponentType<{ readonly table: TableView }>[];

/** On the table's page of a phone, above who is awaited, */
export const AT_TABLE: Parts = [BattleAtTable, DealsAtTable];

/** and beneath the factions. */
export const AT_ITS_END: Parts = [Discards, HouseRulesAtTable];
