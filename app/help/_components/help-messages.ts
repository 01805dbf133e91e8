/** The texts on how to play with Mentat: its purpose, the ways to play, and the parts of a phone. */

export const HELP = {
  title: 'How to play with Mentat',
  lead: 'Your board, your discs, your talk. The phones hold what is secret.',
  tableDoes: 'The table does',
  mentatDoes: 'Mentat does',
  ways: 'Three ways',
  phone: 'Four things on a phone',
  phases: 'A turn, phase by phase',
  wrong: 'When something goes wrong',
  more: 'More pages',
  tryBattle: 'Try a battle',
  open: 'Open a table',
} as const;

export const TABLE_DOES: readonly string[] = ['board and discs', 'talk and deals', 'the moves on the list'];
export const MENTAT_DOES: readonly string[] = [
  'plans, storm dials and bids',
  'cards, traitors and spice',
  'whose turn it is',
];

interface Told {
  readonly title: string;
  readonly means: string;
}

export const THREE_WAYS: readonly Told[] = [
  {
    title: 'All on phones',
    means: 'Mentat deals the cards. Bids, shipments and moves go by phone; the forces on the board stay yours to move.',
  },
  {
    title: 'Your cards, bids aloud',
    means: 'You deal and shuffle by hand. Each phone knows its owner’s cards, and somebody taps price and buyer.',
  },
  {
    title: 'Battles only',
    means: 'The moderator enters what has moved. Phones then dial battles and storms, and nothing else.',
  },
];

export const ON_A_PHONE: readonly Told[] = [
  {
    title: 'A cover.',
    means:
      'Hold it and only you see. It closes when you let go. A tap opens it until nobody has touched it for fifteen seconds; a battle plan, a storm dial or an open sheet stays for a minute.',
  },
  { title: 'A wheel.', means: 'Turn the rim or press plus and minus, then press the hub. Arrow keys turn it too.' },
  {
    title: 'A question to all.',
    means: 'Every phone asks the same for the same time. Nobody can tell which seat could have played.',
  },
  { title: 'Blue.', means: 'Only you may read it. Warm colours are for everybody.' },
];

export const WHEN_WRONG: readonly Told[] = [
  { title: 'A phone is lost or dead.', means: 'The desk shows a new code for its seat: “Seat to another phone”.' },
  {
    title: 'The board differs.',
    means: 'The desk corrects the board. A correction of a secret is a question on its owner’s phone.',
  },
  {
    title: 'Somebody pressed the wrong thing.',
    means:
      'A player takes a mistake back until another player has answered it. The moderator takes the table back to an earlier point: the desk shows who has seen what since, and which pieces to move back.',
  },
  {
    title: 'Somebody is silent.',
    means: 'After twenty seconds the moderator can answer for them.',
  },
  { title: 'You talk.', means: '“We are still talking” stops every clock until the hand is lowered.' },
];

/** The links to the other pages of help. */
export const PAGES: readonly { readonly href: string; readonly title: string }[] = [
  { href: '/help/seats', title: 'Seats, desk and laptop' },
  { href: '/help/keep', title: 'Keep and restore' },
  { href: '/help/security', title: 'Security' },
  { href: '/network', title: 'When phones do not reach the table' },
  { href: '/rules', title: 'How a battle goes' },
];
