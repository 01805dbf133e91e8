/** An evening from the first tap to the win, one part for each phase. Each part has a picture of its own. */

export interface Part {
  /** The name of the step's picture in `public/pictures/`. */
  readonly picture: string | null;
  readonly title: string;
  /** The part in a line. */
  readonly short: string;
  readonly says: readonly string[];
}

export const EVENING: readonly Part[] = [
  {
    picture: 'join',
    title: 'Open and join',
    short: 'everybody scans, takes a faction and says a name',
    says: [
      'The host opens a table, puts the screen on a TV or laptop, and keeps the desk. Everybody scans the code, or types the six signs on the first page, and takes a faction. Two people may play two factions each.',
      'Until the set-up begins, two players may swap factions on their phones. A phone that sleeps or reloads comes back to its seat without typing.',
      '“Begin set-up” asks each player for their decisions in the rulebook’s order, and lists what goes where on the board. In the middle of an evening, “Correct the board” enters the position instead. A card may stay unknown until it is played.',
    ],
  },
  {
    picture: 'storm',
    title: 'Storm',
    short: 'two dial, or the card moves it',
    says: [
      'Two players dial in secret, and the screen turns both dials over. In the advanced game the Fremen card moves it.',
    ],
  },
  {
    picture: 'spice-blow',
    title: 'Spice blow and nexus',
    short: 'the screen turns the card',
    says: [
      'Mentat turns its own cards over, or the first player says which printed card came up. Spice is laid, worms devour, Fremen ride.',
      'In a nexus play stops and people talk. Each phone makes offers under one cover. Only the players that an offer names see it. An alliance stands as soon as all of them agree, and the screen says so.',
      'Allies set spice aside for each other (“Set spice aside for an ally”), and say once what they leave to each other: prescience, the Voice, traitors, free revivals. The Emperor can give spice to an ally for good.',
    ],
  },
  {
    picture: 'charity',
    title: 'CHOAM charity',
    short: 'one tap, the same on every phone',
    says: ['Every phone asks in the same words, rich or poor. “Claim charity ahead” applies to every turn.'],
  },
  {
    picture: 'bid',
    title: 'Bidding',
    short: 'aloud, or a limit of your own',
    says: [
      'The table chooses how it bids, when it opens or on the desk between turns: aloud, and a player taps price and buyer; on phones in turn; by a silent maximum that all set in ten seconds; or by sealed bids, a house rule.',
      '“Pass ahead” passes for this card or for the rest, unseen. The wheel has no stop where your spice ends, so nobody learns what you can pay.',
      'Cardboard cards are dealt by hand, as the lists say. A buyer may name a card on their own phone, or leave it unknown. Atreides finds “What you remember of the cards” under Mine, and so does everybody if the table chose that.',
    ],
  },
  {
    picture: 'revival',
    title: 'Revival',
    short: 'free and paid in one press',
    says: [
      'Every faction with forces or leaders in the tanks is asked at once. The free ones are chosen already; more forces or a leader show their price.',
      'Fremen may let an ally revive three for free. Spice that the Emperor has set aside pays for an ally.',
    ],
  },
  {
    picture: 'move',
    title: 'Shipment and movement',
    short: 'tap from, tap to; then move your discs',
    says: [
      'Each player in turn taps a place, dials how many, then taps a group and where it goes. The way around the storm is drawn. A closed place says why. The others can lay out their own turn meanwhile, and send it with one tap.',
      'In the advanced game the Guild may act before any other faction. Atreides looks at the next spice card first. The Bene Gesserit may send a force along for free.',
      'A table that moves on its board steps through this phase on the desk.',
    ],
  },
  {
    picture: 'battle',
    title: 'Battles',
    short: 'plan, seal, both shown together',
    says: [
      'The aggressor chooses the battle. First comes the Voice, then prescience. Both sides seal a plan, and the screen shows both at once. Every phone asks about traitors in the same words.',
      'The screen shows the sum line by line. Then each phone lists the pieces that its owner moves, with one payment for each pair.',
      '“Call treachery ahead” answers before it is asked. “Play a card now” is on every phone in every phase: Tleilaxu Ghola, Truthtrance, a special Karama.',
    ],
  },
  {
    picture: 'list',
    title: 'Collection and pause',
    short: 'counted line by line, then one look at the board',
    says: [
      'Spice is collected at once. At the end of the turn every phone compares its numbers with the board, the strongholds are counted, and the screen says who has won.',
      'Moves without a tick count as done. You may tick them, and you need not.',
    ],
  },
  {
    picture: null,
    title: 'Deals',
    short: 'written down, and kept by the players alone',
    says: [
      'Two players write a deal down under “Deals”: a line of their own, and spice now or at a named moment. Before both accept, nobody else can tell that anything was proposed. Afterwards all read it, and again when its moment comes.',
    ],
  },
];
