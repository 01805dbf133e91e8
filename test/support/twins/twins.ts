/** Two tables that are the same but for one secret, as they start. */
import {
  optionsOf,
  SECRET_KINDS,
  seededRandom,
  type Audience,
  type FactionId,
  type Random,
  type TableChoices,
} from '#engine';
import { must } from '#lib/core/assert-never.ts';
import type { BiddingWay } from '#lib/table/bidding.ts';
import { aboutToBid } from '../../features/bidding/samples.ts';
import { aboutToClaim } from '../../features/charity/samples.ts';
import { aboutToPay } from '../../features/deals/samples.ts';
import { aboutToGiveBack } from '../../features/hand-swap/samples.ts';
import { aboutToTalk } from '../../features/nexus/samples.ts';
import { aboutToBePaid, aboutToShip } from '../../features/ship-and-move/samples.ts';
import { aboutToBlow } from '../../features/spice-blow/samples.ts';
import { aboutToLook } from '../../features/spice-peek/samples.ts';
import type { Move } from '../chances.ts';
import { randomBeginning, randomEntries, randomChoices, randomSeating, type Fixed } from '../random-position.ts';
import { emptyTable, factionsOf, send, stateOf, type Engine, type Table } from '../table.ts';

/** What the twins can differ in. */
export const SECRETS = [
  // Every kind of the engine's table of secrets, told otherwise.
  ...SECRET_KINDS,
  /** How many cards are held. */
  'count',
  /** What is foretold as the game is set up. */
  'foretelling',
  /** Whether what was taken from the cardboard is told. */
  'telling',
  /** Which leader lies face down in the tanks. */
  'face-down',
  'plan',
  'storm-dial',
  'window-answer',
  'window-silence',
  /** Who may claim charity, and who does. */
  'charity',
  'stands-aside',
  /** Which alliance is offered, or declined. */
  'alliance-offer',
  /** How much is set aside for an ally. */
  'pledge',
  /** How much is given to an ally. */
  'gift',
  /** Whether somebody claims charity ahead. */
  'claim-ahead',
  /** Against whom somebody has prepared to call treachery. */
  'call-ahead',
  /** What an owner lets a power of its do for an ally. */
  'permission',
  /** What somebody who keeps records takes a hand to hold. */
  'mark',
  'traitor-choice',
  /** Whether one has proposed a deal to another. */
  'proposal',
  /** Whether somebody has the spice that was proposed to be paid. */
  'payer',
  /** Whether somebody still has what was paid to it for a shipment. */
  'payee',
  /** Which card somebody is shown. */
  'shown',
  /** Whether one ally shows another anything. */
  'shown-silently',
  'deck',
  /** How far somebody goes for a card, where limits are told in secret. */
  'bid-limit',
  'sealed-bid',
  /** Whether somebody passes ahead. */
  'pass-ahead',
  /** Whether somebody pays for cards with a Karama, or with whose spice. */
  'payment',
  /** What somebody has laid out for the own turn to ship and move. */
  'prepared-turn',
  /** Which cards lie in the row. */
  'card-for-sale',
  /** Which cards go back for those that were taken out of a hand. */
  'given-back',
  /** What comes up next in the spice deck. */
  'spice-deck',
  /** Which of it somebody has looked at. */
  'next-spice-card',
] as const;
export type Secret = (typeof SECRETS)[number];

export interface Leak {
  readonly audience: Audience;
  /** What was asked or received. */
  readonly about: string;
  readonly received: string;
  readonly instead: string;
}

export interface Twins {
  readonly one: Table;
  readonly two: Table;
  /** Audiences who may not know the secret, still. */
  readonly unknowing: readonly Audience[];
}

export function twinsAlike(engine: Engine, secret: Secret, seed: number, fixed: Fixed): Twins {
  const table = entered(emptyTable(seed, engine), emptyTable(seed, engine), secret, seed, fixed).one;
  return twinsOf(table);
}

/** The same table twice, wherever its game stands. */
export const twinsOf = (table: Table): Twins => ({ one: table, two: table, unknowing: everybody(table) });

/** The same table, shuffled otherwise: nobody may tell, but for those who were dealt something else. */
export function twinsWithOtherDecks(
  engine: Engine,
  secret: 'deck' | 'card-for-sale',
  seed: number,
  fixed: Fixed,
): Twins {
  const { one, two } = entered(emptyTable(seed, engine), emptyTable(seed + 1, engine), secret, seed, fixed);
  return {
    one,
    two: { ...two, seed: one.seed },
    unknowing: everybody(one).filter((who) => !wasDealtOtherwise(one, two, who)),
  };
}

/** The same table, and chance brings something else from now on. */
export function twinsWithOtherChance(engine: Engine, secret: Secret, seed: number, fixed: Fixed): Twins {
  const twins = twinsAlike(engine, secret, seed, fixed);
  return { ...twins, two: { ...twins.two, seed: seed + 1 } };
}

function entered(
  empty: Table,
  other: Table,
  secret: Secret,
  seed: number,
  fixed: Fixed,
): { readonly one: Table; readonly two: Table } {
  const random = seededRandom(seed);
  const seating = randomSeating(random);
  const choices = choicesFor(secret, randomChoices(seating, random, fixed));
  const open: Move = { by: 'moderator', intent: { type: 'OpenTable', seating, choices } };
  const first = { one: send(empty, open.by, open.intent).table, two: send(other, open.by, open.intent).table };
  const begins = BEGINNINGS[secret] ?? randomBeginning;
  return begins(factionsOf(first.one), choices, random).reduce(
    ({ one, two }, { by, intent }) => ({ one: send(one, by, intent).table, two: send(two, by, intent).table }),
    first,
  );
}

type Beginning = (factions: readonly FactionId[], choices: TableChoices, random: Random) => readonly Move[];

const settingUp: Beginning = () => [{ by: 'moderator', intent: { type: 'BeginSetup' } }];

function biddingIn(way: BiddingWay): Beginning {
  return (factions, choices, random) => [
    ...randomEntries(factions, choices, random),
    ...aboutToBid(way, factions, random),
  ];
}

/** Some secrets are only there at some moments. */
const BEGINNINGS: Readonly<Partial<Record<Secret, Beginning>>> = {
  foretelling: settingUp,
  telling: settingUp,
  charity: (factions, choices, random) => [
    ...randomEntries(factions, choices, random),
    ...aboutToClaim(factions, random),
  ],
  'claim-ahead': (factions, choices, random) => [
    ...randomEntries(factions, choices, random),
    ...aboutToClaim(factions, random),
  ],
  'bid-limit': biddingIn('silent'),
  'sealed-bid': biddingIn('sealed'),
  'pass-ahead': biddingIn('open'),
  payment: biddingIn('open'),
  'prepared-turn': (...table) => [...randomEntries(...table), ...aboutToShip],
  'card-for-sale': biddingIn('open'),
  'given-back': (factions, choices, random) => [
    ...randomEntries(factions, choices, random),
    ...aboutToGiveBack(factions),
  ],
  'alliance-offer': (...table) => [...randomEntries(...table), ...aboutToTalk],
  payer: (factions, choices, random) => [...randomEntries(factions, choices, random), ...aboutToPay(factions, random)],
  payee: (factions, choices, random) => [...randomEntries(factions, choices, random), ...aboutToBePaid(factions)],
  'spice-deck': (...table) => [...randomEntries(...table), ...aboutToBlow],
  'next-spice-card': (...table) => [...randomEntries(...table), ...aboutToLook],
};

/** Some secrets are only there when the app deals, others only when people tell. */
function choicesFor(secret: Secret, choices: TableChoices): TableChoices {
  const { components } = choices;
  switch (secret) {
    case 'deck':
    case 'card-for-sale':
      return { ...choices, components: { ...components, treachery: 'app', traitors: 'app' } };
    case 'spice-deck':
      // Nothing else is left to chance.
      return {
        ...choices,
        layer: 'basic',
        options: choices.options.filter((option) => optionsOf(choices.edition, 'basic').includes(option)),
        components: { treachery: 'cardboard', traitors: 'cardboard', stormCards: 'cardboard', spiceDeck: 'app' },
      };
    case 'next-spice-card':
      return {
        edition: 'gf9-2019',
        layer: 'basic',
        options: [],
        pairs: choices.pairs,
        windowTime: choices.windowTime,
        components: { treachery: 'cardboard', traitors: 'cardboard', stormCards: 'cardboard', spiceDeck: 'app' },
      };
    case 'traitor-choice':
      return { ...choices, components: { ...components, traitors: 'app' } };
    case 'traitors':
      return { ...choices, components: { ...components, traitors: 'cardboard' } };
    case 'hand':
    case 'count':
    case 'shown':
    case 'shown-silently':
    case 'prepared-turn':
    case 'payment':
      return { ...choices, components: { ...components, treachery: 'cardboard' } };
    case 'storm-card':
      return {
        ...choices,
        edition: 'gf9-2019',
        layer: 'advanced',
        options: [],
        components: { ...components, stormCards: 'cardboard' },
      };
    case 'telling':
      return { ...choices, components: { ...components, treachery: 'cardboard', traitors: 'cardboard' } };
    case 'given-back':
      return {
        ...choices,
        edition: 'gf9-2019',
        layer: 'advanced',
        options: [],
        components: { ...components, treachery: 'cardboard' },
      };
    case 'gift':
      return { ...choices, edition: 'gf9-2019', options: [] };
    case 'captives':
    case 'face-down':
    case 'battle-losses':
      return { ...choices, edition: 'gf9-2019', layer: 'advanced', options: [] };
    case 'spice':
    case 'prediction':
    case 'foretelling':
    case 'plan':
    case 'storm-dial':
    case 'window-answer':
    case 'window-silence':
    case 'charity':
    case 'stands-aside':
    case 'proposal':
    case 'payer':
    case 'payee':
    case 'pledge':
    case 'permission':
    case 'claim-ahead':
    case 'call-ahead':
    case 'mark':
    case 'bid-limit':
    case 'sealed-bid':
    case 'pass-ahead':
      return choices;
    case 'alliance-offer':
      return { ...choices, pairs: [] };
  }
}

export function wasDealtOtherwise(one: Table, two: Table, who: Audience): boolean {
  if (who === 'table' || who === 'moderator') return false;
  const held = (table: Table): string => {
    const { hand, traitors, traitorsDealt } = must(
      stateOf(table).factions.find((own) => own.faction === who),
      who,
    );
    return JSON.stringify([hand, traitors, traitorsDealt]);
  };
  return held(one) !== held(two);
}

const everybody = (table: Table): readonly Audience[] => ['table', 'moderator', ...factionsOf(table)];
