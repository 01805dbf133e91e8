/** The texts about rulebooks and house rules that the host reads when opening a table. */
import { must } from '../core/assert-never.ts';
import { type EditionId, isAllianceOption, type Layer, type OptionId } from '../model/editions.ts';
import { EDITION_WORDS } from './editions.ts';
import { capitalize, plural, formatNumber, uncapitalize } from './numbers.ts';

export const WHICH_RULEBOOK = 'Which rulebook?';
export const EDITIONS_TO_COME = 'Not yet: The Duel and Grand Dune.';

/** Returns which parts of a rulebook Mentat plays, and which stay on the board. The edition must have this layer. */
export const formatPlayed = (edition: EditionId, layer: Layer): string =>
  must(EDITION_WORDS[edition].played[layer], 'the words for this layer');

export const HOUSE_RULES = 'House rules';

/** Returns how many house rules differ from the book, for the folded section. */
export const formatHouseRules = (chosen: number): string =>
  chosen === 0
    ? 'None: as printed'
    : `${formatNumber(chosen)} ${plural(chosen, { one: 'differs', other: 'differ' })} from the book`;

export const OPTIONAL_RULES = 'Optional rules of the book';

/** Returns how many optional rules are chosen, for the folded section. */
export const formatOptionalRules = (chosen: number): string =>
  chosen === 0 ? 'None' : `${capitalize(formatNumber(chosen))} chosen`;

/** The texts of a house rule for the host. */
export interface HouseRule {
  readonly title: string;
  /** The effect of the rule in whole sentences. A house rule also says how the game is without it. */
  readonly means: string;
  /** The source of the rule. */
  readonly source: string;
}

/** The position of the rows of the table of alliances, including the default row. */
export const ALLIANCE_ROWS = {
  title: 'Alliances',
  source: 'The table of alliances in the rulebook, under its optional rules.',
  default: { label: 'Two, with 4', means: 'Two may ally, and win with 4 strongholds. The rule of the book.' },
} as const;

const ROWS_SOURCE = ALLIANCE_ROWS.source;

const RULES: Readonly<Record<OptionId, HouseRule>> = {
  'voluntary-no-leader': {
    title: 'No leader, by consent',
    means:
      'Before plans are sealed a side may ask leave to fight without a leader; it lays no cards then. Without this, who has a leader must play one.',
    source: 'Questions and answers of the 1979 rulebook, B.7.',
  },
  'plan-may-change-after-prescience': {
    title: 'Plans may change after prescience',
    means: 'A plan may still change after prescience has seen a part of it. Without this, what was shown stands.',
    source: 'Questions and answers of the 1979 rulebook, B.6, to the letter.',
  },
  'alliances-of-two-win-with-three': {
    title: 'Two, with 3',
    means: 'Two may ally, and win with 3 strongholds. A shorter game.',
    source: ROWS_SOURCE,
  },
  'alliances-of-three-win-with-four': {
    title: 'Three, with 4',
    means: 'Up to three may ally, and win with 4 strongholds. It may become three against three.',
    source: ROWS_SOURCE,
  },
  'alliances-of-three-win-with-three': {
    title: 'Three, with 3',
    means: 'Up to three may ally, and win with 3 strongholds. Often the shortest game.',
    source: ROWS_SOURCE,
  },
  'alliances-of-any-size-win-with-three': {
    title: 'Any number, with 3',
    means: 'Any number may ally, and win with 3 strongholds. The weaker can turn on the stronger.',
    source: ROWS_SOURCE,
  },
  'bribes-from-the-next-mentat-pause': {
    title: 'Bribes wait for the end of the turn',
    means:
      'Spice that is paid in a deal lies in front of the shield, for all to see, and may be spent from the end of the turn on. Without this, at once.',
    source: 'Questions and answers of November 2020; the rulebooks are silent.',
  },
  'allies-may-deal': {
    title: 'Allies may deal',
    means: 'Allies make deals with each other like any two, with spice in them. Without this, only who are not allies.',
    source: 'Rulebook of 1979, XIII.C; that of 2019 keeps allies out, under “Bribery”.',
  },
  'cards-of-later-printings': {
    title: 'Cards of later printings',
    means:
      'Weather Control and Family Atomics are not played in turn 1. Family Atomics does not reach the Shield Wall through the storm. A Karama also stops what is done for an ally; the Kwisatz Haderach it stops before plans are turned over, not after.',
    source: 'Cards of a later printing, as players have copied them; the rulebook of 2019 prints no cards.',
  },
  'advisors-wait-after-battles': {
    title: 'Advisors wait after battles',
    means:
      'Bene Gesserit advisors stay advisors until the next turn begins, if no battle involves them. Without this they become fighters at once, who hold and collect.',
    source: 'Another reading of the Bene Gesserit sheet, “Fighters”.',
  },
  'everybody-keeps-card-records': {
    title: 'Everybody keeps records of cards',
    means:
      'Everybody reads in the log which treachery cards were played in earlier turns, and all discards. Without this, only the Atreides player does; the others read those of this turn.',
    source: 'The rulebook of 1979 forbids no notes; that of 2019 leaves them to Atreides, on their sheet.',
  },
  'atreides-keeps-card-records': {
    title: 'Only Atreides keeps records of cards',
    means:
      'Treachery cards that were played in earlier turns, and the discards, are told to the Atreides player alone; the others read those of this turn. Without this, everybody reads all of them.',
    source: 'The Atreides sheet of 2019; the rulebook of 1979 is silent.',
  },
  'full-hands-are-out-for-the-round': {
    title: 'Full hands are out for the round',
    means:
      'A hand that is full as a card comes up bids for no later card of that round either, although a card leaves it. Without this, a hand that has room again bids for the next card.',
    source: 'Another reading of the rules for full hands in the bidding.',
  },
  'karama-cancels-fremen-reserves': {
    title: 'A Karama stops Fremen reserves',
    means:
      'A Karama keeps Fremen from bringing their reserves, once. Without this, it cannot: the reserves are on Dune already.',
    source: 'Another reading of “Advanced Karama Cards”; the publisher’s answers of 2019 say that it cannot.',
  },
  'karama-cancels-the-storm-card': {
    title: 'A Karama stops the storm card',
    means:
      'A Karama keeps the storm card face down, and the wheels move the storm this once. Without this, it stops the look at the next card alone.',
    source: 'Another reading of “Advanced Karama Cards”; the publisher’s answers of 2019 let the card move the storm.',
  },
  'shield-wall-counts-from-the-fourth-worm': {
    title: 'The Shield Wall counts from the fourth worm on',
    means:
      'As soon as four worms have come since the first turn, the Shield Wall counts as one more stronghold for victory. It stays rock for shipments, storms and Family Atomics, and as many strongholds are needed as before. Without this, it never counts.',
    source: 'Tournament rules for the game of 2019; the rulebook of 1979 has it as an option, XVIII.B.',
  },
  'contested-strongholds-count': {
    title: 'Contested strongholds count for each side',
    means:
      'A stronghold in which two sides stand at the end of a turn counts for each of them; if both sides have enough, the first in storm order wins. Without this, it counts for neither.',
    source: 'Another reading of “occupies” in the rules for victory; the rulebooks do not say it.',
  },
  'cards-of-spice-harvest': {
    title: 'Treachery cards of Spice Harvest',
    means:
      'Five more treachery cards: a projectile, a fifth Shield, a Harvester, a Thumper and a worthless one. Without this, the deck has the 33 cards of the box.',
    source: 'Spice Harvest, the module of 1984, VII; many groups play its cards without the module.',
  },
  'three-strongholds-agreed': {
    title: 'Three strongholds win',
    means: 'Three strongholds win in place of four. With two players, four still win.',
    source: 'Dune Squad, II.',
  },
  'alliances-agreed': {
    title: 'Alliances',
    means: 'Alliances of any size are allowed, and win together with as many strongholds as one faction needs.',
    source: 'Dune Squad, III.B.4 and IV. All players have to agree.',
  },
  'no-turn-limit': {
    title: 'No limit of turns',
    means: 'The game goes on until somebody wins. Fremen and the Guild do not win by default.',
    source: 'Dune Squad, III.',
  },
  'two-weather-controls': {
    title: 'Two cards of Weather Control',
    means:
      'The deck has a second Weather Control. It may answer the first one: it moves the storm on from there, or back, at most to where the storm began.',
    source: 'Dune Squad, VI.B.10: it speaks of two of these cards, and lists one.',
  },
  'cards-of-the-duel': {
    title: 'Treachery cards of The Duel',
    means:
      'Five more treachery cards: a poison, a fifth Snooper, a Cone of Silence, a Residual Poison and a worthless one. Without this, the deck has no card of The Duel.',
    source: 'The Duel, the module of 1984, VIII; many groups play its cards without the module.',
  },
  'moves-within-a-territory': {
    title: 'Moves within a territory',
    means:
      'A group may use its move to come to another sector of its own territory, unless the storm lies between. Without this, a move ends in another territory.',
    source:
      'Another reading of the rules for movement and sectors; the rulebooks speak of moves to adjacent territories.',
  },
  'karama-cancels-special-forces-all-phase': {
    title: 'A Karama stops special forces for the whole phase',
    means:
      'Where a Karama stops what Sardaukar or Fedaykin count for in a battle, they count as plain forces in all later battles of that phase, too. Without this, in that battle alone.',
    source: 'Another reading of “Advanced Karama Cards”; the rulebook of 1979 says “in one battle”.',
  },
  'no-advisors-beside-allies': {
    title: 'No advisors beside allies',
    means:
      'Bene Gesserit advisors and the forces of an ally never enter the same territory. Without this they may, as long as the advisors do not turn to fighters there.',
    source: 'The rulebook of 2019, Alliances, “Constraint”, to the letter.',
  },
  'advisors-under-the-storm-stay': {
    title: 'Advisors under the storm stay advisors',
    means:
      'Advisors that all stand under the storm do not turn to fighters when battles are announced. Without this they may, although nobody fights there.',
    source: 'The Bene Gesserit sheet, “Battle”, read together with the storm’s “Obstruction”.',
  },
  'leader-of-the-caller-is-free': {
    title: 'Who calls treachery may use the leader again',
    means:
      'The leader of the side that called treachery may lead in another territory of that turn, too. Without this, a leader who was used leads nowhere else.',
    source: 'Another reading of the rules for traitors: that battle is not fought.',
  },
  'emperors-own-share-goes-to-the-bank': {
    title: 'The Emperor’s own share goes to the bank',
    means:
      'What the Emperor adds to the price of an ally’s card goes to the bank, as the price of the Emperor’s own cards does. Without this, it comes back to the Emperor.',
    source: 'Another reading of “Bidding” on the Emperor sheet: only other factions pay the Emperor.',
  },
  'additional-advantages': {
    title: 'Additional character advantages',
    means:
      'Each faction has the powers on the back of the Player Aid Pad, such as Sardaukar, the Kwisatz Haderach, captured leaders and coexistence.',
    source: 'Rulebook of 1979, XV.',
  },
  weather: {
    title: 'Weather',
    means:
      'From turn 2 on, the storm moves by a marker from 1 to 6, which Fremen draw and see a turn ahead, if they are in play.',
    source: 'Rulebook of 1979, XVI.',
  },
  'special-karama': {
    title: 'Special Karama powers',
    means:
      'With a Karama each faction may use a power of its own, and Bene Gesserit may play worthless cards as a Karama.',
    source: 'Rulebook of 1979, XVII, and its Player Aid Pad, B.6.',
  },
  'no-alliances': {
    title: 'No alliances',
    means: 'Nobody allies, and a worm brings no nexus.',
    source: 'Rulebook of 1979, XVIII.A.1.',
  },
  'cards-left-out-of-the-compendium': {
    title: 'Cards that the list leaves out',
    means: 'Harvester, Thumper, Cone of Silence and Residual Poison are in the deck, one card each.',
    source: 'The compendium speaks of two of these cards but lists none; 1984 has all of them.',
  },
  'chart-of-the-compendium': {
    title: 'Larger alliances need more',
    means:
      'An alliance of two wins with 4 strongholds, and a larger one with 5. With three players, 4 win alone, 5 win for two, and an alliance of all three cannot win. Good for more than six players. Without this, 3 strongholds win for everybody.',
    source: 'Rules for Dune, IV. The sheet of Grand Dune names no numbers.',
  },
  'fremen-pay-bene-tleilaxu-without-kynes': {
    title: 'Fremen without Kynes pay the Bene Tleilaxu',
    means:
      'While Liet-Kynes is dead, Fremen pay the Bene Tleilaxu for each revived force. Without this, they pay the bank.',
    source: 'Another reading of Grand Dune: every other revival is paid to the Bene Tleilaxu.',
  },
  'one-dueling-deck': {
    title: 'One dueling deck',
    means:
      'A table of more than six players with one deck holds at most three dueling cards each. Without this, there are two decks.',
    source: 'Grand Dune, introduction.',
  },
  'paul-is-safe-from-stone-burners': {
    title: 'Paul survives Stone Burners',
    means: 'A Stone Burner does not kill Paul, unless a Karama has stopped prescience in that battle.',
    source: 'Grand Dune, the optional rule of the Stone Burner.',
  },
  'alliances-of-two-at-most': {
    title: 'Alliances of two at most',
    means: 'No alliance has more than two factions.',
    source: 'Rules for Dune, XVIII.A.1.',
  },
  'false-wall-east-sietches': {
    title: 'False Wall East Sietches',
    means:
      'False Wall East becomes a stronghold, for six or more players. With both sietches each side needs two strongholds more, and Carthag or Arrakeen counts twice.',
    source: 'Rules for Dune, XVIII.C.',
  },
  'harg-pass-sietches': {
    title: 'Harg Pass Sietches',
    means:
      'Harg Pass becomes a stronghold, for six or more players. With both sietches each side needs two strongholds more, and Carthag or Arrakeen counts twice.',
    source: 'Rules for Dune, XVIII.C.',
  },
  'two-spice-decks': {
    title: 'Two spice decks',
    means: 'Each of the two piles has a deck of 21 spice cards of its own, so both can show the same territory.',
    source: 'Rules for Dune, XXI.A, XXI.C.',
  },
  'one-stronghold-more': {
    title: 'One stronghold more',
    means: 'Each side needs one stronghold more to win: four in place of three, five in place of four.',
    source: 'Rulebook of 1979, XVIII.A.2.',
  },
  'shield-wall-counts': {
    title: 'The Shield Wall counts',
    means: 'The Shield Wall counts as a sixth stronghold, for victory alone, and four of the six win.',
    source: 'Rulebook of 1979, XVIII.B.',
  },
  'increased-spice-flow': {
    title: 'Increased spice flow',
    means: 'In each collection Arrakeen and Carthag bring their holder 2 spice, and Tuek’s Sietch 1.',
    source: 'Rulebook of 1979, XIX.',
  },
  'main-characters': {
    title: 'Main characters',
    means:
      'Each faction has a sixth leader of strength 8, who is never a traitor. While it is dead, its faction lacks some powers. A faction whose leaders are all dead is out of the game.',
    source: 'Nine-faction compendium, XXVI; in other editions a house rule.',
  },
  'main-characters-of-ten': {
    title: 'Main characters of strength 10',
    means: 'As “Main characters”, with the strength that the discs print. If both are chosen, the strength is 10.',
    source: 'Nine-faction compendium, XXVI; in other editions a house rule.',
  },
  'four-strongholds-for-everybody': {
    title: 'Four strongholds win, for everybody',
    means:
      'Each player and each alliance needs four strongholds to win, with any number of players. Without this, the number is that of the book.',
    source: 'Dune Squad, II.',
  },
  'alliances-of-three-at-most': {
    title: 'Alliances of three at most',
    means: 'No alliance has more than three factions. Without this, any number may ally.',
    source: 'A limit that players agree on before the game; Dune Squad, IV.',
  },
  'three-others-in-a-stronghold': {
    title: 'Four factions in a stronghold',
    means:
      'Forces may enter a stronghold that two other factions occupy, but not one with three others. Without this, two others fill it.',
    source: 'Dune Squad, III.E.3 and III.F.6.',
  },
  'ship-then-move': {
    title: 'Everybody ships, then everybody moves',
    means:
      'All players ship in turn, and then all players move in turn. The Guild may choose its moment for its shipment only. Without this, each player ships and moves in one turn.',
    source: 'Dune Squad, III.E and III.F.',
  },
  'victory-before-collection': {
    title: 'Victory before the collection',
    means:
      'Strongholds are counted right after the battles, before anybody collects spice. Wins after the last turn come at its very end. Without this, they are counted after the collection.',
    source: 'Dune Squad, II and III.',
  },
  'guild-gets-its-own-share-back': {
    title: 'The Guild gets its own share back',
    means:
      'What the Guild adds to the fare of an ally comes back to the Guild. Without this, it goes to the bank, as the Guild’s own fares do.',
    source: 'Another reading of “Payment for shipment” on the Guild sheet.',
  },
};

/** Returns a house rule: its name, what it changes, and its source. */
export const houseRule = (option: OptionId): HouseRule => RULES[option];

/** Returns a house rule at a running table, with the title of its table: `Alliances: two, with 3`. */
export function houseRuleAtTable(option: OptionId): HouseRule {
  const rule = houseRule(option);
  return isAllianceOption(option) ? { ...rule, title: `${ALLIANCE_ROWS.title}: ${uncapitalize(rule.title)}` } : rule;
}
