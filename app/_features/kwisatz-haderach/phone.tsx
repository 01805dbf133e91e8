'use client';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import { held } from './holding.ts';
import { secrets } from './secret-editors.tsx';
import type { kwisatzHaderach } from './feature.ts';

export const phone: PhoneParts<'kwisatzHaderach', typeof kwisatzHaderach> = {
  holding: held,
  secrets,
};
