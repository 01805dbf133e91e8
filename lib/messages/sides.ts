/** How each edition speaks of forces with two sides: as advisors and fighters, or of whether they coexist. */
import type { ForcesSide } from '../model/board.ts';
import type { EditionId } from '../model/editions.ts';
import { plural } from './numbers.ts';

interface SideWords {
  /** What they are: `advisors`. */
  readonly are: string;
  /** What becomes of them: `become fighters`. */
  readonly become: string;
  /** A choice for forces that come somewhere: `As advisors`. */
  readonly as: string;
  /** The button that turns them. */
  readonly turn: string;
  /** How one force begins beside others, or alone: `Begin as an advisor`. */
  readonly begin: string;
  /** Behind so many forces of a place, where it must be said: `, as 2 advisors`; else nothing. */
  readonly behind: (count: number) => string;
}

const TWO_SIDES: Readonly<Record<ForcesSide, SideWords>> = {
  advisors: {
    are: 'advisors',
    become: 'become advisors',
    as: 'As advisors',
    turn: 'Turn to advisors',
    begin: 'Begin as an advisor',
    behind: (count) => `, as ${plural(count, { one: 'an advisor', other: 'advisors' })}`,
  },
  fighters: {
    are: 'fighters',
    become: 'become fighters',
    as: 'As fighters',
    turn: 'Turn to fighters',
    begin: 'Begin as a fighter',
    behind: () => '',
  },
};

const COEXISTENCE: typeof TWO_SIDES = {
  advisors: {
    are: 'coexisting',
    become: 'coexist',
    as: 'They coexist',
    turn: 'Coexist',
    begin: 'Begin beside others',
    behind: () => ', coexisting',
  },
  fighters: {
    are: 'not coexisting',
    become: 'no longer coexist',
    as: 'They do not coexist',
    turn: 'Coexist no longer',
    begin: 'Begin',
    behind: () => '',
  },
};

/** What is said of one side in this edition. */
export const sideWords = (side: ForcesSide, edition: EditionId): SideWords =>
  (edition === 'gf9-2019' ? TWO_SIDES : COEXISTENCE)[side];

/** Whether forces of this edition have a side on which hands must lay them. */
export const haveSides = (edition: EditionId): boolean => edition === 'gf9-2019';
