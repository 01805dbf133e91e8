'use client';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import type { residualPoison } from './feature.ts';
import { held } from './holding.ts';
import { OwnPoisons } from './own-poisons.tsx';
import { PoisonsAtTable } from './table-section.tsx';

export const phone: PhoneParts<'residualPoison', typeof residualPoison> = {
  holding: held,
  tableEnd: PoisonsAtTable,
  boardAction: OwnPoisons,
};
