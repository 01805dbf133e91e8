/** The texts about the losses with a main character. */
import { advantageName } from '../../../messages/advantages.ts';
import { leaderName, specialForcesName, theFaction } from '../../../messages/names.ts';
import { formatList } from '../../../messages/numbers.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { LeaderId } from '../../../model/leaders.ts';
import type { OtherLoss, OutOfTheGame } from '../../../model/main-characters.ts';
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
  because: {
    never: '',
    'without-leaders': 'All your leaders were dead at the same time.',
    'without-main-character': 'Your main character is dead.',
  },
  lines: [
    'Your forces lie in the tanks. Your cards are discarded, and your spice is in the bank.',
    'Nothing is asked of you any more. You may watch until the end.',
  ],
  wrong: {
    never: '',
    'without-leaders': 'If a leader of yours still lives, tell the moderator. A correction brings you back.',
    'without-main-character': 'If your main character still lives, tell the moderator. A correction brings you back.',
  },
} as const;

/** Returns what a player who is out of the game reads. */
export const formatOutOfGame = (rule: OutOfTheGame): readonly string[] => [
  OUT_OF_GAME.because[rule],
  ...OUT_OF_GAME.lines,
  OUT_OF_GAME.wrong[rule],
];

/** Returns the warning before a plan with this leader: `If Edric dies in this battle, you are out of the game.` */
export const formatLastHope = (leader: LeaderId): string =>
  `If ${leaderName(leader)} dies in this battle, you are out of the game.`;

/** Returns the line about a faction that is out of the game: `Out of the game: the Guild.` */
export const formatFallen = (faction: FactionId): string => `Out of the game: ${theFaction(faction)}.`;
