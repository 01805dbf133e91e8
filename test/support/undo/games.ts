/** Whole games with many mistakes and Karamas. */
import type { Setting } from '../../simulate/setting.ts';

/** Every edition and layer, for four to six players. */
export const settingOf = (seed: number): Setting => ({
  what: 'games',
  edition: seed % 4 === 3 ? 'avalon-hill-1979' : 'gf9-2019',
  layer: seed % 4 < 2 ? 'advanced' : 'basic',
  players: 4 + (seed % 3),
});

/** Hands are on cardboard, so that each player may hold a Karama. */
export const CARDBOARD_HANDS = {
  treachery: 'cardboard',
  traitors: 'app',
  stormCards: 'app',
  spiceDeck: 'app',
} as const;
