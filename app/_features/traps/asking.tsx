'use client';
import type { AskingParts } from '#app/_components/feature/asking-slots.ts';
import { DestroyTrapPage } from './destroy-trap-page.tsx';
import type { traps } from './feature.ts';
import { LayTrapPage } from './lay-trap-page.tsx';

export const trapsAsking: AskingParts<'traps', typeof traps> = {
  pages: { 'lay-trap': LayTrapPage, 'destroy-trap': DestroyTrapPage },
};
