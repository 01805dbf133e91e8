/** The texts about the losses with a main character. */
import { advantageName } from '../../../messages/advantages.ts';
import { leaderName, specialForcesName, theFaction } from '../../../messages/names.ts';
import { formatList } from '../../../messages/numbers.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { OtherLoss } from '../../../model/main-characters.ts';
import type { MainCharacterLostView } from '../contract.ts';

/** The title of a list of lost powers. */
export const LOST_TITLE = 'Main characters';

/** Returns the line about one faction: `Edric is dead. Lost: free choice of its turn, favourable fares of allies.` */
export const formatLost = ({ leader, powers, others, faction }: MainCharacterLostView): string => {
  const names = [
    ...new Set(powers.map(advantageName)),
    ...others.map((loss) => OTHERS[loss](specialForcesName(faction))),
  ];
  return `${leaderName(leader)} is dead.${names.length === 0 ? '' : ` Lost: ${formatList(names)}.`}`;
};

/** With more dead main characters than this, the screen has no room for their powers. */
const MOST_IN_FULL = 3;

/** Returns the lines for the screen, which leave out the lost powers if many main characters are dead. */
export const formatLostOnScreen = (lost: readonly MainCharacterLostView[]): readonly string[] =>
  lost.length <= MOST_IN_FULL
    ? lost.map(formatLost)
    : [
        `Dead: ${formatList(lost.map(({ leader }) => leaderName(leader)))}. Phones show what that costs, under “Table”.`,
      ];

const OTHERS: Readonly<Record<OtherLoss, (special: string) => string>> = {
  'free-revival': () => 'free revival',
  'special-forces': (special) => `${special} in the reserves`,
  advisors: () => 'peace beside other forces',
  traitors: () => 'all traitors except one',
  'fares-of-allies': () => 'lower fares for allies',
};

/** The texts on the phone of a faction whose main character is dead. */
export const OWN_LOSS = {
  title: 'Your main character is dead.',
  back: 'What is lost returns when you bring the main character back.',
} as const;

/** The texts on the phone of a faction that is out of the game. */
export const OUT_OF_GAME = {
  title: 'You are out of the game.',
  lines: [
    'All your leaders were dead at the same time.',
    'Your forces lie in the tanks. Your cards are discarded, and your spice is in the bank.',
    'Nothing is asked of you any more. You may watch until the end.',
    'If a leader of yours still lives, tell the moderator. A correction brings you back.',
  ],
} as const;

/** Returns the line about a faction that is out of the game: `Out of the game: the Guild.` */
export const formatFallen = (faction: FactionId): string => `Out of the game: ${theFaction(faction)}.`;
