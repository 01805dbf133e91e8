'use client';
import type { Pages } from '#app/_components/prompt/prompt-page.ts';
import { StormDialPage } from './storm-dial.tsx';
import { StormLossesPage } from './storm-losses.tsx';
import { FamilyAtomicsPage, WeatherControlPage } from './windows.tsx';

export const pages: Pages<'storm'> = {
  'storm-dial': StormDialPage,
  'storm-losses': StormLossesPage,
  'weather-control': WeatherControlPage,
  'family-atomics': FamilyAtomicsPage,
};
