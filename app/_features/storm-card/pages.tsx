'use client';
import type { Pages } from '#app/_components/prompt/prompt-page.ts';
import { StormCardPage } from './storm-card.tsx';

export { StormCardEditor } from './storm-card-editor.tsx';

export const pages: Pages<'stormCard'> = {
  'storm-card': StormCardPage,
};
