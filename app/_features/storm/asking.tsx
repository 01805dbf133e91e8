'use client';
import type { AskingParts } from '#app/_components/feature/asking-slots.ts';
import { StormDialPage } from './storm-dial.tsx';
import { StormLossesPage } from './storm-losses.tsx';
import { FamilyAtomicsPage, WeatherControlPage } from './windows.tsx';
import type { storm } from './feature.ts';

export const asking: AskingParts<'storm', typeof storm> = {
  pages: {
    'storm-dial': StormDialPage,
    'storm-losses': StormLossesPage,
    'weather-control': WeatherControlPage,
    'family-atomics': FamilyAtomicsPage,
  },
};
