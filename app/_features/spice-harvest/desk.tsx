'use client';
import type { DeskParts } from '#app/_components/feature/desk-slots.ts';
import type { accessCards } from './access-feature.ts';
import { accessFacts, facts } from './fact-editors.ts';
import type { harvests } from './feature.ts';
import { BuyerRows, HarvestRows } from './harvest-rows.tsx';

export const harvestsDesk: DeskParts<'harvests', typeof harvests> = { turnEntry: HarvestRows, facts };

export const accessCardsDesk: DeskParts<'accessCards', typeof accessCards> = {
  cardEntry: BuyerRows,
  facts: accessFacts,
};
