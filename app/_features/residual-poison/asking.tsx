'use client';
import type { AskingParts } from '#app/_components/feature/asking-slots.ts';
import type { residualPoison } from './feature.ts';
import { PayBribePage } from './pay-bribe.tsx';
import { ShowPoisonPage } from './show-poison.tsx';

export const asking: AskingParts<'residualPoison', typeof residualPoison> = {
  pages: { 'pay-bribe': PayBribePage, 'show-poison': ShowPoisonPage },
};
