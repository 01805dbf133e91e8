/** The words of each edition for forces with two sides: advisors and fighters, or coexisting forces. */
import type { ForcesSide } from '../model/board.ts';
import type { EditionId } from '../model/editions.ts';
import { plural } from './numbers.ts';

interface SideWords {
  /** The name of such forces: `advisors`. */
  readonly are: string;
  /** The text about forces that change to this side: `become fighters`. */
  readonly become: string;
  /** The choice of this side for forces that arrive: `As advisors`. */
  readonly as: string;
  /** The button that turns the forces to this side. */
  readonly turn: string;
  /** The choice for the first force: `Begin as an advisor`. */
  readonly begin: string;
  /**
   * Returns the text after a number of forces, if the text must name their side: `, as 2 advisors`; otherwise empty.
   */
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

/** Returns the words for one side in this edition. */
export const sideWords = (side: ForcesSide, edition: EditionId): SideWords =>
  (edition === 'gf9-2019' ? TWO_SIDES : COEXISTENCE)[side];

/** Whether the forces of this edition lie on the board with a visible side. */
export const haveSides = (edition: EditionId): boolean => edition === 'gf9-2019';
