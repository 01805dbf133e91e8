'use client';
import type { AskingParts } from '#app/_components/feature/asking-slots.ts';
import type { kanlyCards } from './feature.ts';
import { LookPage } from './look-page.tsx';

export const asking: AskingParts<'kanlyCards', typeof kanlyCards> = { pages: { 'look-at-kanly-card': LookPage } };
