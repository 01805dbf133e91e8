'use client';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import type { mercenary } from './feature.ts';
import { MercenariesAtTable } from './table-section.tsx';

export const phone: PhoneParts<'mercenary', typeof mercenary> = { tableEnd: MercenariesAtTable };
