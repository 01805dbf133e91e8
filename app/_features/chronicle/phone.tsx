'use client';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import type { chronicle } from './feature.ts';
import { PhoneEnding } from './phone-ending.tsx';

export const phone: PhoneParts<'chronicle', typeof chronicle> = { outcome: PhoneEnding };
