'use client';
import type { DeskParts } from '#app/_components/feature/desk-slots.ts';
import type { beneGesserit } from './feature.ts';

export const desk: DeskParts<'beneGesserit', typeof beneGesserit> = {
  declares: {
    prediction: ({ predictor }, faction) => predictor === faction,
  },
};
