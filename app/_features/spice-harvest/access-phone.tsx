'use client';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import type { accessCards } from './access-feature.ts';
import { held } from './holding.ts';

export const accessPhone: PhoneParts<'accessCards', typeof accessCards> = { holding: held };
