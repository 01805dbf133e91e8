'use client';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import { secrets } from './secret-editors.tsx';
import type { pieces } from './feature.ts';

export const phone: PhoneParts<'pieces', typeof pieces> = {
  secrets,
};
