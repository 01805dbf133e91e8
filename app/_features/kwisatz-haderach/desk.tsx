'use client';
import type { DeskParts } from '#app/_components/feature/desk-slots.ts';
import { facts } from './fact-editors.ts';
import { KwisatzHaderachRows } from './kwisatz-haderach-rows.tsx';
import type { kwisatzHaderach } from './feature.ts';

export const desk: DeskParts<'kwisatzHaderach', typeof kwisatzHaderach> = {
  leaderStart: KwisatzHaderachRows,
  facts,
  declares: {
    'battle-losses': ({ kwisatzHaderach }, faction) => kwisatzHaderach?.of === faction,
  },
};
