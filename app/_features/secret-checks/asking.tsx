'use client';
import type { AskingParts } from '#app/_components/feature/asking-slots.ts';
import { CheckOwnPage } from './check-own.tsx';
import type { secretChecks } from './feature.ts';

export const asking: AskingParts<'secretChecks', typeof secretChecks> = {
  pages: {
    'check-own': CheckOwnPage,
  },
};
