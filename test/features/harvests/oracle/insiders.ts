/** The seats that take part in the harvests. 000 XXV.I: Bene Tleilaxu take no part. */
import type { GameState } from '#engine';

export const insiders = ({ seating }: Pick<GameState, 'seating'>): GameState['seating'] =>
  seating.filter(({ faction }) => faction !== 'bene-tleilaxu');
