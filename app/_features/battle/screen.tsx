'use client';
import type { ScreenParts } from '#app/_components/feature/screen-slots.ts';
import { BattleOrbit, hasBattlesAhead } from './battle-orbit.tsx';
import { useTheatre } from './theatre/use-theatre.tsx';
import type { battle } from './feature.ts';

export const screen: ScreenParts<typeof battle> = {
  useScene: useTheatre,
  limb: { isThere: hasBattlesAhead, Part: BattleOrbit },
};
