'use client';
import type { Pages } from '#app/_components/prompt/prompt-page.ts';
import { CheckOwnPage } from './check-own.tsx';

export const pages: Pages<'secretChecks'> = {
  'check-own': CheckOwnPage,
};
