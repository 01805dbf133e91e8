'use client';
import type { DeskParts } from '#app/_components/feature/desk-slots.ts';
import { facts } from './fact-editors.ts';
import { StormCardPick } from './storm-card-pick.tsx';
import type { stormCard } from './feature.ts';

export const desk: DeskParts<'stormCard', typeof stormCard> = {
  turnEntry: StormCardPick,
  facts,
  declares: {
    'storm-card': ({ choices, stormCard }, faction) =>
      choices.components.stormCards === 'cardboard' && stormCard?.drawnBy === faction,
  },
};
