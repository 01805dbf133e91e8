'use client';
import type { AskingParts } from '#app/_components/feature/asking-slots.ts';
import { CoexistPage } from './coexist-page.tsx';
import { LeaveCoexistencePage } from './leave-coexistence-page.tsx';
import type { coexistence } from './feature.ts';

export const asking: AskingParts<'coexistence', typeof coexistence> = {
  pages: {
    coexist: CoexistPage,
    'leave-coexistence': LeaveCoexistencePage,
  },
};
