'use client';
import type { DeskParts } from '#app/_components/feature/desk-slots.ts';
import type { kanlyCards } from './feature.ts';

export const desk: DeskParts<'kanlyCards', typeof kanlyCards> = {
  declares: { 'duel/yes-cards': ({ kanlyCards: cards }, faction) => cards?.of.includes(faction) === true },
};
