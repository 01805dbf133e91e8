'use client';
import type { DeskParts } from '#app/_components/feature/desk-slots.ts';
import { HouseRulesDeskPanel } from './desk-panel.tsx';
import type { houseRules } from './feature.ts';

export const desk: DeskParts<'houseRules', typeof houseRules> = {
  end: HouseRulesDeskPanel,
};
