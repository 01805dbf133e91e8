'use client';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import { held } from './holding.ts';
import { secrets } from './secret-editors.tsx';
import { Sides } from './sides.tsx';
import type { beneGesserit } from './feature.ts';

export const phone: PhoneParts<'beneGesserit', typeof beneGesserit> = {
  holding: held,
  secrets,
  boardAction: Sides,
};
