'use client';
import type { Pages } from '#app/_components/prompt/prompt-page.ts';
import { AnnounceBattlesPage } from './announce-battles-page.tsx';
import { IntrusionPage } from './intrusion-page.tsx';
import { SendAdvisorPage } from './send-advisor-page.tsx';

export const pages: Pages<'advisors'> = {
  'send-advisor': SendAdvisorPage,
  intrusion: IntrusionPage,
  'announce-battles': AnnounceBattlesPage,
};
