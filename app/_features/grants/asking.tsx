'use client';
import type { AskingParts } from '#app/_components/feature/asking-slots.ts';
import { GrantPage } from './grant-page.tsx';
import type { grants } from './feature.ts';

export const grantsAsking: AskingParts<'grants', typeof grants> = { pages: { 'grant-revival': GrantPage } };
