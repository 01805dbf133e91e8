'use client';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import { held } from './holding.ts';
import { secrets } from './secret-editors.tsx';
import type { stormCard } from './feature.ts';

export const phone: PhoneParts<'stormCard', typeof stormCard> = {
  holding: held,
  secrets,
};
