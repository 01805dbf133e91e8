/** Three presets. Each sets every choice between cardboard and phones at one tap. */
import type { BiddingWay, DeckKeeper, MovesMade } from '#client';

export const WAYS_TO_PLAY = ['on-phones', 'aloud', 'on-the-board'] as const;
export type WayToPlay = (typeof WAYS_TO_PLAY)[number];

/** The choices that a preset sets. */
export interface Layout {
  readonly treachery: DeckKeeper;
  readonly traitors: DeckKeeper;
  readonly stormCards: DeckKeeper;
  readonly spiceDeck: DeckKeeper;
  readonly biddingWay: BiddingWay;
  readonly movesMade: MovesMade;
}

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

const CHOICES = ['treachery', 'traitors', 'stormCards', 'spiceDeck', 'biddingWay', 'movesMade'] as const;

/** Returns the preset that equals a set-up in every choice; `null` for a mix. */
export const wayOf = (setUp: Layout): WayToPlay | null =>
  WAYS_TO_PLAY.find((way) => CHOICES.every((choice) => LAYOUTS[way][choice] === setUp[choice])) ?? null;
