'use client';
import type { Pages } from '#app/_components/prompt/prompt-page.ts';
import { CaptivePage } from './captive.tsx';
import { CapturePage } from './capture.tsx';

export { CaptivesEditor } from './captives-editor.tsx';

export const pages: Pages<'harkonnen'> = {
  capture: CapturePage,
  captive: CaptivePage,
};
