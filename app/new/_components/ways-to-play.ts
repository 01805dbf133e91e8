/** Three common ways to use Mentat. Each sets every choice between cardboard and phones at one tap. */
import type { SetUp } from './set-up.ts';

export const WAYS_TO_PLAY = ['on-phones', 'aloud', 'on-the-board'] as const;
export type WayToPlay = (typeof WAYS_TO_PLAY)[number];

type Layout = Pick<SetUp, 'treachery' | 'traitors' | 'stormCards' | 'spiceDeck' | 'biddingWay' | 'movesMade'>;

const ALL_CARDBOARD = {
  treachery: 'cardboard',
  traitors: 'cardboard',
  stormCards: 'cardboard',
  spiceDeck: 'cardboard',
} as const;

export const LAYOUTS: Readonly<Record<WayToPlay, Layout>> = {
  'on-phones': {
    treachery: 'app',
    traitors: 'app',
    stormCards: 'app',
    spiceDeck: 'app',
    biddingWay: 'silent',
    movesMade: 'on-phones',
  },
  aloud: { ...ALL_CARDBOARD, biddingWay: 'aloud', movesMade: 'on-phones' },
  'on-the-board': { ...ALL_CARDBOARD, biddingWay: 'on-the-table', movesMade: 'on-the-board' },
};

/** Returns the way that a set-up follows in every choice; `null` for a mix. */
export const wayOf = (setUp: SetUp): WayToPlay | null =>
  WAYS_TO_PLAY.find((way) => Object.entries(LAYOUTS[way]).every(([choice, value]) => isChosen(setUp, choice, value))) ??
  null;

const isChosen = (setUp: SetUp, choice: string, value: unknown): boolean =>
  Object.entries(setUp).some(([name, chosen]) => name === choice && chosen === value);
