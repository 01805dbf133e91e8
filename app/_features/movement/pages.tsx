'use client';
import type { Pages } from '#app/_components/prompt/prompt-page.ts';
import { MovePage } from './move-page.tsx';

export const pages: Pages<'movement'> = { move: MovePage };
