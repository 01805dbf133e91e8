/**
 * The words of each edition for the number that moves a storm: a card in 2019, a marker in a cup in 1979 (AH79 XVI).
 */
import type { EditionId } from '../model/editions.ts';

interface WeatherWords {
  /** The name of one storm card or weather marker. */
  readonly one: string;
  /** The physical action of drawing the next card or marker. */
  readonly draw: string;
  readonly layUnseen: string;
  readonly putBack: string;
}

const CARDS: WeatherWords = {
  one: 'storm card',
  draw: 'Shuffle the storm cards, draw one, look at it and lay it face down',
  layUnseen: 'Shuffle the storm cards, and lay one face down without looking at it',
  putBack: 'Put the storm card back among the others',
};

const MARKERS: WeatherWords = {
  one: 'weather marker',
  draw: 'Draw a weather marker from the cup, look at it and lay it face down',
  layUnseen: 'Draw a weather marker from the cup, and lay it face down without looking at it',
  putBack: 'Put the weather marker back into the cup',
};

/** Returns the words of this edition for storm cards or weather markers. */
export const weatherWords = (edition: EditionId): WeatherWords => (edition === 'avalon-hill-1979' ? MARKERS : CARDS);
