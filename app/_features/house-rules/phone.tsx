'use client';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import { HouseRulesAtTable } from './table-section.tsx';
import type { houseRules } from './feature.ts';

export const phone: PhoneParts<'houseRules', typeof houseRules> = {
  tableEnd: HouseRulesAtTable,
};
