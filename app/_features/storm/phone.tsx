'use client';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import { StormBanner } from './banner.tsx';
import type { storm } from './feature.ts';

export const phone: PhoneParts<'storm', typeof storm> = {
  banner: { isThere: ({ stormPhase }) => stormPhase !== null, Part: StormBanner },
};
