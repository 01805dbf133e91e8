import type { AdvantageId } from '../model/advantages.ts';
import type { VoiceKind } from '../model/voice.ts';
import type { Charity } from '../model/charity.ts';
import type { ConeOfSilence } from '../model/cone-of-silence.ts';
import type { Collection, StrongholdIncome } from '../model/collection.ts';
import type { FactionId } from '../model/factions.ts';
import type { OutOfTheGame, RestingOnMain } from '../model/main-characters.ts';
import type { LeaderId } from '../model/leaders.ts';
import type { MoveRange } from '../model/shipping-types.ts';
import type { PhaseId } from '../model/phases.ts';
import type { Revival } from '../model/revival.ts';
import type { SetupStepId, TraitorsDrawn } from '../model/setup.ts';
import type { ShippingRates } from '../model/shipment.ts';
import type { AlliesInWorm, FirstTurnWorms, NexusTiming, PilesAfterShuffle } from '../model/spice-blow.ts';
import type { CountedFromWorm, WayToWin } from '../model/victory.ts';
import type { NumberRange } from '../model/storm.ts';
import type { SpiceCard } from '../model/spice-blow.ts';
import type { TerritoryId } from '../model/territories.ts';
import type { TreacheryTitle } from '../model/treachery-cards.ts';
import type { DuelRules } from '../model/dueling.ts';
import type { HarvestRules } from '../model/harvest.ts';
import type { Box } from './box.ts';

/**
 * The rules of this table, flat and typed: the points of the edition matrix in camelCase. Features read these values
 * and never an edition's name.
 */
export interface Rules extends Decks {
  readonly turnLimit: number;
  /** The number of strongholds that wins alone, for two, three, and four or more players. */
  readonly strongholdsToWinSolo: ByPlayers;
  /** The number of strongholds that wins for an alliance, by the number of its members. */
  readonly strongholdsToWinAlliance: ByMembers;
  /** One winning number for every side that can win; `null` if the two fields above give the number. */
  readonly strongholdsForEverySide: number | null;
  /** The number of strongholds that each side needs in addition. */
  readonly strongholdsMore: number;
  /** The changes if the table turns many territories to strongholds; `null` if nothing changes. */
  readonly manySietches: ManySietches | null;
  /** Territories that count towards victory besides strongholds, each after this number of worms. */
  readonly alsoCounted: readonly CountedFromWorm[];
  /** Whether a stronghold with two sides counts for neither side or for each side. */
  readonly contestedStrongholds: 'none' | 'each';
  /** The maximum number of factions in one alliance. */
  readonly allianceLimit: number | 'any';
  /** When allies may show each other secrets. */
  readonly alliesSecretTalk: 'any-time' | 'never';
  /** The phases of a turn, in order. The next two values change the order of the edition. */
  readonly phaseOrder: readonly PhaseId[];
  /** Whether every faction ships before any faction moves: two rounds in place of one. */
  readonly shipsBeforeMoves: boolean;
  /** Whether battles follow the storm order, or the order in which the factions have moved in this turn. */
  readonly battlesFollow: 'storm' | 'movement';
  /** Whether strongholds are counted right after the battles, before the collection. */
  readonly victoryBeforeCollection: boolean;
  /** Whether players take back their own last acts: freely in turn 1, and later if all agree. */
  readonly ownActsAreTakenBack: boolean;
  /** Whether reserves lie openly next to the shield. In 1979 they may be secret. */
  readonly reservesPublic: boolean;
  readonly handLimit: number;
  /** The steps of the set-up in order. The board comes after them. */
  readonly setupOrder: readonly SetupStepId[];
  /** The number of treachery cards at the start for a faction without special power. */
  readonly startingCards: number;
  /**
   * The components from which traitors are drawn: traitor cards, or the leaders' discs, which then go back to their
   * owners.
   */
  readonly traitorsDrawn: TraitorsDrawn;
  /** The number of dealt leaders that a faction without a special power keeps as traitors. */
  readonly traitorsKept: number;
  /**
   * Whether a faction may keep one of its own leaders as protection if it was dealt no leader of an opponent.
   */
  readonly ownLeaderAsProtection: boolean;
  /** The factions that may claim CHOAM Charity, and the payment of the bank. */
  readonly charity: Charity;
  /** The limits and prices of revival in a turn. */
  readonly revival: Revival;
  /** The receiver of the payee's own part of an ally’s fare: the bank, or the payee. */
  readonly payeesShareOfFares: 'bank' | 'payee';
  /** The receiver of the payee's own part of an ally’s card price: the bank, or the payee. */
  readonly payeesShareOfPrices: 'bank' | 'payee';
  /** The price of each force in a shipment from the reserves. */
  readonly shippingRates: ShippingRates;
  /** Whether a Karama ships forces from one territory to another. */
  readonly karamaShipsAcross: boolean;
  /** The range of a group in territories: on foot, and with ornithopters. */
  readonly moveRange: MoveRange;
  /**
   * Which factions have ornithopters: those with forces in a city now, or those that also had forces in a city when the
   * turn began.
   */
  readonly ornithopters: 'held-now' | 'held-since-the-last-turn';
  /** Whether free reserves come as the shipment of a turn, or in the round of moves, besides the move. */
  readonly freeReservesCome: 'as-a-shipment' | 'with-the-moves';
  /** Whether a faction ends coexistence before the first shipment, or after all shipments before the first move. */
  readonly coexistenceEnds: 'before-shipments' | 'before-moves';
  /** Whether the next spice card is seen before the first shipment, or after all shipments before the first move. */
  readonly nextSpiceCardSeen: 'before-shipments' | 'before-moves';
  /** Whether forces in several sectors of a territory move and ship as one group. */
  readonly groupAcrossSectors: boolean;
  /** Whether a group may end its move in several sectors of a territory. */
  readonly groupsPart: boolean;
  /** Whether a move may end in the storm, for a faction that loses only half of its forces there. */
  readonly movesIntoStorm: boolean;
  /** Whether a group may use its move to reach another sector of the same territory. */
  readonly movesWithinTerritory: boolean;
  /** The length of each pause in which a faction may act out of turn (ms). */
  readonly outOfTurnPause: number;
  /**
   * Whether a faction whose hand is full when a card comes up stays out for the rest of the bidding, even if its hand
   * gets room.
   */
  readonly fullHandsAreOutForRound: boolean;
  /** How long a faction may think about a bid while a clock runs (seconds). Then the faction passes. */
  readonly bidTime: number;
  /** The spice of forces in the collection, and of the holders of strongholds. */
  readonly collection: Collection;
  readonly strongholdIncome: readonly StrongholdIncome[];
  /** The range of each dial for the first storm, and for later ones. */
  readonly stormFirstDial: NumberRange;
  readonly stormLaterDial: NumberRange;
  /** The means by which a later storm moves if no power moves it: the wheels, or an open die. */
  readonly stormOtherwise: 'wheels' | 'die';
  /** The numbers on the storm cards, one card each. */
  readonly stormCards: NumberRange;
  /** The range of Weather Control, in sectors. */
  readonly weatherControl: NumberRange;
  /** Whether a Kulon plays as a Hajr for a faction in or beside the Gara Kulon. */
  readonly kulonAsHajr: boolean;
  /** How a Cone of Silence works: for a turn or a phase, and what it stops. */
  readonly coneOfSilence: ConeOfSilence;
  /** Whether a second Weather Control may answer the first one in the same storm. */
  readonly weatherControlAnswered: boolean;
  /** Whether Family Atomics may also be played after the storm has moved, until its phase ends. */
  readonly atomicsAfterStorm: boolean;
  /** The price that Residual Poison demands in a turn, and the price of a discovered bluff. */
  readonly residualPoison: ResidualPoisonRules;
  /** Whether bribes are paid for a Residual Poison, or a secret die decides its effect. */
  readonly residualPoisonBy: 'bribes' | 'die';
  /** The first turn in which Weather Control and Family Atomics may be played. */
  readonly stormCardsPlayedFrom: number;
  /**
   * Whether the storm can separate a force from the Shield Wall, so that its owner cannot play Family Atomics with that
   * force.
   */
  readonly stormBarsAtomics: boolean;
  /** The number of piles for which cards are turned over in a turn. */
  readonly blowsPerTurn: number;
  readonly firstTurnWorms: FirstTurnWorms;
  readonly wormTimingOfNexus: NexusTiming;
  /** Whether a worm counts as an additional worm if another came in the same phase for another pile. */
  readonly extraWormAcrossPiles: boolean;
  /** The places where a faction may place or call a worm. Off the sand the worm devours nothing. */
  readonly wormsPlacedOn: 'sand' | 'anywhere';
  /** Where a Thumper calls a worm: in place of the next card, or to any desert territory at any time. */
  readonly thumperCalls: 'next-card' | 'any-desert';
  /** Whether a Harvester may double what its player's forces carry, instead of a blow. */
  readonly harvesterCarries: boolean;
  /** Whether a ridden worm may devour the forces of others on the sand where its riders come. */
  readonly ridesDevour: boolean;
  /** What the further worms of a pile do, if no power places them: nothing, or they only wait to be ridden. */
  readonly furtherWorms: 'nothing' | 'wait-to-be-ridden';
  readonly fremenAllyWorm: AlliesInWorm;
  readonly spiceDeckExhaustion: PilesAfterShuffle;
  /** Whether two factions may keep a deal to themselves. */
  readonly quietDeals: boolean;
  /** Whether each pile has a spice deck of its own, with all cards of the edition. */
  readonly deckForEachPile: boolean;
  /** Whether a card that doubles spice doubles both blows of this turn in one territory. */
  readonly doublesBothBlows: boolean;
  /** `outside-storm`: there are no battles in the storm's sector. `same-piece`: forces together in it fight. */
  readonly battleWhere: 'outside-storm' | 'same-piece';
  /** The number of fighting factions that fills a stronghold. */
  readonly strongholdOccupancyLimit: number;
  /**
   * Whether a side with a leader may play without a leader if the other side agrees. Then the side plays no cards
   * either.
   */
  readonly voluntaryNoLeader: boolean;
  /** Whether a leader that a Ghola revives in the battle phase may fight in that phase. */
  readonly gholaLeaderFightsAtOnce: boolean;
  /** Kinds of card the Voice can name. */
  readonly voiceScope: readonly VoiceKind[];
  /** The worth of a force in battle: always its full strength, or half of it without 1 spice. */
  readonly spiceSupport: 'none' | 'half-without';
  /**
   * The parts of a plan that a side may change after prescience: everything except the shown element, or everything
   * (R-47).
   */
  readonly planChangeAfterProbe: 'all-but-shown' | 'anything';
  /** The ways to win at the end of any turn, in the order in which they are checked. */
  readonly winsEachTurn: readonly WayToWin[];
  /** The additional ways to win after the last turn if nobody has won, in the order in which they are checked. */
  readonly winsAfterLastTurn: readonly WayToWin[];
  /** How often a faction may use its special Karama power. */
  readonly specialKarama: 'once-a-game' | 'once-a-card';
  /** The factions with a special Karama power at this table, even if the table plays that power on the board. */
  readonly specialKaramaOf: readonly FactionId[];
  /** The powers that a Karama can cancel: `any`, or the listed ones. A power also needs a moment at which it can be cancelled. */
  readonly karamaCancelScope: 'any' | readonly AdvantageId[];
  /** Whether a Karama stops the additional card of one purchase, or of all purchases of the bidding from then on. */
  readonly additionalCardStopped: 'for-a-purchase' | 'for-the-bidding';
  /** Whether a Karama cancels one force that accompanies a shipment, or all of them in the round of shipments. */
  readonly accompanyingStopped: 'once' | 'for-the-round';
  /** Whether a Karama stops the ride on any worm, or only on worms of the spice deck. */
  readonly rideStoppedOn: 'any-worm' | 'worms-of-the-deck';
  /** Whether a Karama cancels the Fremen's free shipment of reserves. */
  readonly karamaCancelsFreeReserves: boolean;
  /**
   * The part of the storm card that a Karama cancels: the look at the next card, or the storm’s move by the present
   * card.
   */
  readonly karamaOnStormCard: 'next-look' | 'this-storm';
  /**
   * How long a Karama cancels the additional strength of special forces: for one battle, or for all later battles of
   * the phase.
   */
  readonly karamaOnSpecialForces: 'one-battle' | 'whole-phase';
  /** Between which factions deals may be made. */
  readonly deals: 'any-two' | 'not-between-allies';
  /** The moment when a faction may spend the payment of a deal. */
  readonly bribesSpendable: 'at-once' | 'from-the-next-mentat-pause';
  /** When the Kwisatz Haderach may be used first, and which leaders it may accompany in a turn. */
  readonly kwisatzHaderach: KwisatzHaderachRules;
  /**
   * Whether the Kwisatz Haderach and the main character of its owner share one use in a battle phase: only one of them is
   * used in a battle, and both only in battles of one territory.
   */
  readonly kwisatzHaderachOrMain: boolean;
  /** How captured leaders are killed, and whether they count as traitors for their owner without a traitor card. */
  readonly capturedLeaders: CapturedLeaders;
  /** What rests on the main character of each faction. Empty if the table has no main characters. */
  readonly restsOnMain: readonly RestingOnMain[];
  /** What puts a faction out of the game. */
  readonly outOfTheGame: OutOfTheGame;
  /** Who is paid for the forces of a faction that has lost free revival: the bank, or the usual payee. */
  readonly lostFreeRevivalsPay: 'bank' | 'payee';
  /** Which traitor stays usable if a loss leaves only one: any, or one that has been called if there is one. */
  readonly traitorKept: 'any' | 'a-revealed-one';
  /** A leader that a Stone Burner does not kill, unless a Karama has stopped prescience in the battle; or `null`. */
  readonly safeFromStoneBurner: LeaderId | null;
  /** What happens to advisors, or to coexisting forces, that are alone now. */
  readonly advisorsLeftAlone: 'fighters-at-once' | 'until-the-turn-ends';
  /** What happens to advisors that the battles of a turn leave alone. */
  readonly advisorsLeftByBattles: 'fighters-at-once' | 'wait-for-the-next-turn';
  /** Whether advisors that are all under the storm may become fighters before the first shipment. */
  readonly advisorsUnderStormMayFight: boolean;
  /** Whether the leader of a side that called a traitor may also lead in another territory. */
  readonly callersLeaderIsFree: boolean;
  /** Whether advisors may be in one place with forces of an ally. */
  readonly advisorsBesideAllies: 'allowed' | 'never';
  /** Whether a Karama may cancel a power that is used for an ally. */
  readonly karamaCancelsAllyPowers: boolean;
  /** When a Karama may cancel a power in a plan. */
  readonly planPowersCancelled: 'after-reveal' | 'before-reveal';
  /**
   * The factions that may keep records of treachery cards. They read card names in the log of earlier turns, and the
   * discards.
   */
  readonly cardRecordsOf: 'everybody' | readonly FactionId[];
  /** The values of the harvests before the game; `null` if the table plays no harvests. */
  readonly harvest: HarvestRules | null;
  /** The values of duels in the arena; `null` if the table plays no duels. */
  readonly duel: DuelRules | null;
  /** Whether the table has several decks of dueling cards for many players, or one deck. */
  readonly duelingDecks: 'for-the-players' | 'one';
  readonly advantages: readonly AdvantageId[];
}

/** The rules of the Kwisatz Haderach in a rulebook. */
export interface KwisatzHaderachRules {
  /** When the Kwisatz Haderach wakes: in the next battle after enough losses, or in the next turn. */
  readonly wakes: 'at-once' | 'in-the-next-turn';
  /** What the Kwisatz Haderach accompanies in a turn: any leaders in one territory, or one leader or cheap hero. */
  readonly goesWith: 'leaders-of-one-territory' | 'one-leader';
}

/**
 * The rules of Residual Poison in a rulebook: a bribe from `least` to `most`. A bluff costs this multiple of the bribe.
 */
export interface ResidualPoisonRules {
  readonly least: number;
  readonly most: number;
  readonly bluffCosts: number;
}

/** The rules of captured leaders in a rulebook. */
export interface CapturedLeaders {
  readonly areKilled: 'face-down' | 'face-up';
  /** Whether captured leaders count as traitors of their owner, who may call them. */
  readonly serveTheirOwner: boolean;
}

/** The content of each deck: the number of cards of each title. A title that is not listed has no card. */
export interface Decks {
  readonly treacheryDeck: Readonly<Record<TreacheryTitle, number>>;
  readonly spiceDeck: Readonly<Partial<Record<SpiceCard, number>>>;
}

/** A number that depends on the number of players. A player with two factions counts once. */
export interface ByPlayers<Value = number> {
  readonly two: Value;
  readonly three: Value;
  readonly fourOrMore: Value;
}

/**
 * A number for an alliance of two factions, and for an alliance of more factions; `null` if such an alliance cannot
 * win.
 */
export interface ByMembers {
  readonly pair: ByPlayers<number | null>;
  readonly more: ByPlayers<number | null>;
}

/** Returns the value for this number of players. */
export const byPlayerCount = <Value>(values: ByPlayers<Value>, players: number): Value =>
  players <= 2 ? values.two : players === 3 ? values.three : values.fourOrMore;

/**
 * If the table turns at least `from` territories to strongholds, each side needs `more`, and one of `double` counts
 * twice.
 */
export interface ManySietches {
  readonly from: number;
  readonly more: number;
  readonly double: readonly TerritoryId[];
}

/** A value, with the printed source of the value. */
export interface SourcedValue<T> {
  readonly is: T;
  readonly source: string;
}

/** All values of an edition: the values of its rules and the values of its box. */
export type EditionValues = Rules & Box;

/** The changes of one edition, layer or option, each with its source. Values that are absent are inherited. */
export interface RulesDiff {
  readonly source: string;
  /** The powers in addition to the powers that the parent grants. */
  readonly grants?: readonly SourcedValue<AdvantageId>[];
  /** The new numbers of cards in a deck. Unnamed titles keep their numbers. */
  readonly decks?: { readonly [Deck in keyof Decks]?: SourcedValue<Partial<Decks[Deck]>> };
  /** The territories that become strongholds, in addition to the strongholds of the board. */
  readonly turns?: SourcedValue<readonly TerritoryId[]>;
  readonly sets: { readonly [Value in keyof EditionValues]?: SourcedValue<EditionValues[Value]> };
}
