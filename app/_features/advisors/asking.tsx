'use client';
import type { AskingParts } from '#app/_components/feature/asking-slots.ts';
import { AnnounceBattlesPage } from './announce-battles-page.tsx';
import { IntrusionPage } from './intrusion-page.tsx';
import { SendAdvisorPage } from './send-advisor-page.tsx';
import type { advisors } from './feature.ts';

export const asking: AskingParts<'advisors', typeof advisors> = {
  pages: {
    'send-advisor': SendAdvisorPage,
    intrusion: IntrusionPage,
    'announce-battles': AnnounceBattlesPage,
  },
};
