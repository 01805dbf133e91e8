'use client';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import { SetupBanner } from './banner.tsx';
import type { setup } from './feature.ts';

export const phone: PhoneParts<'setup', typeof setup> = {
  banner: { isThere: ({ setup }) => setup !== null, Part: SetupBanner },
};
