/** How each edition calls the number that moves a storm: cards in 2019, markers in a cup in 1979 (AH79 XVI). */
import type { EditionId } from '../model/editions.ts';

interface WeatherWords {
  /** One of them. */
  readonly one: string;
  /** The way of hands to the next one. */
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

/** What is said of storm cards or weather markers in this edition. */
export const weatherWords = (edition: EditionId): WeatherWords => (edition === 'avalon-hill-1979' ? MARKERS : CARDS);
