/** The page of the example battle. */

export const TRY = {
  title: 'Try a battle',
  lead: 'You play both sides. Nothing is kept.',
  steps: 'Steps of the battle',
  coming: 'The two phones are coming.',
  again: 'Once more',
  open: 'Open a table',
  screen: 'What the whole table sees',
  nothing: 'Nothing is asked of you now.',
  turn: 'A whole turn in pictures',
  turnLead: 'A battle is one phase of nine. These pictures show the others.',
} as const;

/** The player of each side. */
export const PLAYERS = { atreides: 'Anna', harkonnen: 'Ben' } as const;
export type Side = keyof typeof PLAYERS;

export const formatPhone = (side: Side, isNext: boolean): string =>
  `${PLAYERS[side]}’s phone${isNext ? ': your turn' : ''}`;

export const formatYouAre = (side: Side): string => `You are ${PLAYERS[side]}`;

export const STEPS = [
  'Anna seals a plan',
  'Ben seals a plan',
  'Both are turned over',
  'The sum, and your hands',
] as const;

export const formatStep = (at: number): string => `${at + 1} of ${STEPS.length}`;

/** The next action, one sentence for each step. */
export const NEXT: readonly [string, string, string, string] = [
  'Choose a leader and cards on Anna’s phone, turn the wheel, and press its hub.',
  'Now Ben: choose, turn the wheel, and press its hub. Then the screen turns both plans over.',
  'Look at the screen: nobody holds a traitor in this battle. Then each phone says what its owner’s hands do.',
  'Each phone says what its owner’s hands move on the board.',
];

/** Between the two plans, if one phone shows both. */
export const HAND_OVER = {
  title: 'Now you are Ben.',
  lead: 'At the table this is another phone in another hand. Anna’s plan lies covered on the server, and nobody can look.',
  sealed: 'sealed',
  you: 'you',
  act: 'Plan as Ben',
} as const;

/** The link from the screen to the phones, if one phone shows everything. */
export const formatHands = (side: Side): string => `What ${PLAYERS[side]}’s hands do`;
export const TO_SCREEN = 'Back to the screen';
