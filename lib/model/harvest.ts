/** The values of the module that differ between rulebooks: the contents of its decks, prices and limits. */
import type { FactionId } from './factions.ts';
import type { TerritoryId } from './territories.ts';

/** A card of the harvest deck: the spice of a harvest, or a worm. */
export type HarvestCard = number | 'worm';

/**
 * A card of the access deck: one stronghold, a number of troops, or one of the territories that the table turns to
 * strongholds.
 */
export type AccessCard = TerritoryId | TroopCard | 'optional-sietch';
export type TroopCard = `troops-${number}`;

/** The values of the module at this table. */
export interface HarvestRules {
  /** The number of harvests. An auction of access cards follows each harvest. */
  readonly harvests: number;
  /** The spice of each faction at the beginning of the module. */
  readonly startingSpice: number;
  /** Spice that the Manager takes into the pot in addition to the harvest. */
  readonly managersFee: number;
  /** The tax that the Manager pays before each harvest. */
  readonly tax: number;
  /** The lowest and the highest price of an additional harvest card. */
  readonly priceOfExtraCard: { readonly from: number; readonly to: number };
  /** The number of cards of each value in the harvest deck. */
  readonly harvestDeck: readonly { readonly card: HarvestCard; readonly count: number }[];
  readonly accessDeck: readonly { readonly card: AccessCard; readonly count: number }[];
  /** The largest number of bidders for one access deck. More bidders need two decks. */
  readonly mostBiddersForOneDeck: number;
  readonly shareCards: readonly { readonly value: number; readonly count: number }[];
  /** The largest number of takers whose shares the share cards limit. More takers can get any shares. */
  readonly mostTakersOfShareCards: number;
  /** The number of voting cards of each kind. Every voter needs one of each. */
  readonly votesOfEachKind: number;
  /** Whether a player may tell the own share to others before the vote is over. */
  readonly sharesMayBeTold: boolean;
  /** Access cards that are dealt instead of sold after harvests; `null` if all access cards are sold. */
  readonly dealt: DealtAccess | null;
  /** The largest number of troops that one faction can commit. */
  readonly mostTroops: number;
  /** The strongholds in the order of the reading, including territories that only some tables turn to strongholds. */
  readonly readingOrder: readonly TerritoryId[];
  /** The abilities of the factions in the module, by the names on the planet cards. */
  readonly planetCards: PlanetCards;
  /** The faction that starts in more territories than access cards give it; `null` if there is none. */
  readonly startsWithoutCards: StartWithoutCards | null;
  /**
   * Factions that take no part. They get the starting spice. They never become Manager, and they have no shares, votes,
   * bids, access cards and claims.
   */
  readonly outside: readonly FactionId[];
  readonly rules: readonly string[];
}

/** The access cards that are dealt, and the factions that get additional ones, in this order. */
export interface DealtAccess {
  /** The number of cards of each faction. */
  readonly cards: number;
  readonly drawsOneMore: FactionId;
  /** The faction that takes a random card of one other faction and gives one card back. */
  readonly exchanges: FactionId;
  /**
   * The faction that may draw `more` cards and then draws a harvest card. If that card is a worm, the faction forfeits
   * all its access cards.
   */
  readonly draws: { readonly faction: FactionId; readonly more: number };
  /** The faction that takes one of the forfeited cards. These cards lie open. */
  readonly picks: FactionId;
}

/** A faction that may place forces without access cards, if at least `keeps` of its forces stay in its reserves then. */
export interface StartWithoutCards {
  readonly faction: FactionId;
  readonly territories: readonly TerritoryId[];
  readonly keeps: number;
}

/** The factions with an ability in the module; `null` for an ability that no faction of this rulebook has. */
export type PlanetCards = Readonly<Record<HarvestAbility, FactionOfCard>>;
type FactionOfCard = FactionId | null;

/** The abilities of planet cards. */
export type HarvestAbility =
  /** The faction looks at the share of one other faction in each harvest. */
  | 'looks-at-a-share'
  /** The faction looks at one access card of each auction before the sale. */
  | 'looks-at-an-access-card'
  /** The faction sees every access card that another faction buys. */
  | 'sees-bought-access-cards'
  /** The faction sells the Manager the right to draw one more harvest card. */
  | 'sells-a-harvest-card'
  /** The faction becomes Manager when a worm is drawn. */
  | 'manages-after-a-worm'
  /** The faction receives the Manager's tax. If no faction has this power, the bank receives the tax. */
  | 'receives-the-tax'
  /** The faction stays Manager the first time that a dishonest report is found out. */
  | 'keeps-the-office-once'
  /** As Manager, the faction counts each harvest card that it draws half as much again, rounded down. */
  | 'counts-half-more'
  /** When a Manager falls, the faction may pass over the right neighbour. The next seat becomes Manager. */
  | 'passes-over-the-next-manager';
