import type { AdvantageId } from '../model/advantages.ts';
import type { VoiceKind } from '../model/voice.ts';
import type { Charity } from '../model/charity.ts';
import type { Collection, StrongholdIncome } from '../model/collection.ts';
import type { FactionId } from '../model/factions.ts';
import type { MoveRange } from '../model/shipping-types.ts';
import type { PhaseId } from '../model/phases.ts';
import type { Revival } from '../model/revival.ts';
import type { SetupStepId, TraitorsDrawn } from '../model/setup.ts';
import type { ShippingRates } from '../model/shipment.ts';
import type { AlliesInWorm, FirstTurnWorms, NexusTiming, PilesAfterShuffle } from '../model/spice-blow.ts';
import type { CountedFromWorm, WayToWin } from '../model/victory.ts';
import type { NumberRange } from '../model/storm.ts';
import type { SpiceCard } from '../model/spice-blow.ts';
import type { TreacheryTitle } from '../model/treachery-cards.ts';
import type { Box } from './box.ts';

/**
 * This table's rules, flat and typed: the rule points of the edition matrix in camelCase, as far as the program has
 * learnt them. Code that plays asks for one of these, never for an edition's name.
 */
export interface Rules extends Decks {
  readonly turnLimit: number;
  /** Strongholds that win alone, by how many play: two, three, four or more. */
  readonly strongholdsToWinSolo: ByPlayers;
  readonly strongholdsToWinAlliance: ByPlayers;
  /** Territories that count towards victory beside strongholds, each from so many worms on. */
  readonly alsoCounted: readonly CountedFromWorm[];
  /** For which sides a stronghold counts in which two sides stand: for none of them, or for each. */
  readonly contestedStrongholds: 'none' | 'each';
  /** How many factions may stand in one alliance. */
  readonly allianceLimit: number | 'any';
  /** When allies may tell and show each other what nobody else learns of. */
  readonly alliesSecretTalk: 'any-time' | 'never';
  /** The phases of a turn, in order. */
  readonly phaseOrder: readonly PhaseId[];
  /** Reserves lie beside the shield for all to see; in 1979 they may be kept secret. */
  readonly reservesPublic: boolean;
  readonly handLimit: number;
  /** What is set up, in which order; the board is put right after it. */
  readonly setupOrder: readonly SetupStepId[];
  /** Treachery cards that a faction without special power begins with. */
  readonly startingCards: number;
  /** What traitors are drawn from: cards of their own, or the leaders' discs, which go back to their owners. */
  readonly traitorsDrawn: TraitorsDrawn;
  /** How many leaders of the dealt discs or cards a faction without special power keeps in its pay. */
  readonly traitorsKept: number;
  /** A faction may keep one of its own leaders to protect him, when it was dealt no opponent's. */
  readonly ownLeaderAsProtection: boolean;
  /** Who may claim CHOAM Charity, and what the bank makes it. */
  readonly charity: Charity;
  /** What comes back from the tanks in a turn, and what it costs. */
  readonly revival: Revival;
  /** Where the spice goes that the payee of fares adds to an ally’s fare: to the bank, or back to the payee. */
  readonly payeesShareOfFares: 'bank' | 'payee';
  /** Where the spice goes that the payee of card prices adds to an ally’s price: to the bank, or back to the payee. */
  readonly payeesShareOfPrices: 'bank' | 'payee';
  /** What a shipment from the reserves costs for each force. */
  readonly shippingRates: ShippingRates;
  /** Territories that a group moves through: on foot, and with ornithopters. */
  readonly moveRange: MoveRange;
  /** Whether forces in several sectors of a territory move and ship as one group. */
  readonly groupAcrossSectors: boolean;
  /** Whether a group may use its move to come to another sector of its own territory. */
  readonly movesWithinTerritory: boolean;
  /** How long each pause lasts in which somebody may act out of turn (ms). */
  readonly outOfTurnPause: number;
  /** Whether a hand that is full as a card comes up bids for no later card of the round, although it has room again. */
  readonly fullHandsAreOutForRound: boolean;
  /** How long whoever is asked for a bid may think where a clock runs (seconds); then it has passed. */
  readonly bidTime: number;
  /** What spice is collected: by forces, and by whoever holds a stronghold. */
  readonly collection: Collection;
  readonly strongholdIncome: readonly StrongholdIncome[];
  /** What each of the two may dial for the first storm, and for every later one. */
  readonly stormFirstDial: NumberRange;
  readonly stormLaterDial: NumberRange;
  /** The numbers on the storm cards, one card of each. */
  readonly stormCards: NumberRange;
  /** How many sectors Weather Control may move the storm. */
  readonly weatherControl: NumberRange;
  /** The first turn in which Weather Control and Family Atomics may be played. */
  readonly stormCardsPlayedFrom: number;
  /** Whether the storm keeps a force from the Shield Wall, so that its owner cannot play Family Atomics there. */
  readonly stormBarsAtomics: boolean;
  /** For how many piles cards are turned over in a turn. */
  readonly blowsPerTurn: number;
  readonly firstTurnWorms: FirstTurnWorms;
  readonly wormTimingOfNexus: NexusTiming;
  /** Whether a worm is an additional one when another came in the same phase for another pile. */
  readonly extraWormAcrossPiles: boolean;
  /** Where a worm comes that somebody places or calls; off the sand it devours nothing. */
  readonly wormsPlacedOn: 'sand' | 'anywhere';
  readonly fremenAllyWorm: AlliesInWorm;
  readonly spiceDeckExhaustion: PilesAfterShuffle;
  /** `outside-storm`: nobody fights in the storm's sector; `same-piece`: those standing in it together do. */
  readonly battleWhere: 'outside-storm' | 'same-piece';
  /** Into a stronghold where so many others fight nobody comes any more. */
  readonly strongholdOccupancyLimit: number;
  /** By common consent a side may play no leader though it has one; then no cards either. */
  readonly voluntaryNoLeader: boolean;
  /** Whether a leader brought back by a Ghola in the battle phase may fight in that phase. */
  readonly gholaLeaderFightsAtOnce: boolean;
  /** Kinds of card the Voice can name. */
  readonly voiceScope: readonly VoiceKind[];
  /** What a force counts in battle: always its full strength, or half of it without 1 spice of support. */
  readonly spiceSupport: 'none' | 'half-without';
  /** What a side may still change after prescience: all but what it has shown, or anything. */
  readonly planChangeAfterProbe: 'all-but-shown' | 'anything';
  /** By what a side wins at the end of any turn, in the order in which it is asked. */
  readonly winsEachTurn: readonly WayToWin[];
  /** By what besides when the last turn is over and nobody has won, in the order in which it is asked. */
  readonly winsAfterLastTurn: readonly WayToWin[];
  /** How often a faction may use its special Karama power. */
  readonly specialKarama: 'once-a-game' | 'once-a-card';
  /** Factions that have a special Karama power at this table, also where it is played on the board. */
  readonly specialKaramaOf: readonly FactionId[];
  /** Powers that a Karama can stop, of those that have a moment for it: any at all, or these. */
  readonly karamaCancelScope: 'any' | readonly AdvantageId[];
  /** Whether a Karama keeps Fremen from bringing their reserves. */
  readonly karamaCancelsFreeReserves: boolean;
  /** What a Karama stops of the storm card: the look at the next one, or the storm’s move by the one that lies. */
  readonly karamaOnStormCard: 'next-look' | 'this-storm';
  /** How long a Karama stops what special forces are worth: in one battle, or in all later ones of the phase, too. */
  readonly karamaOnSpecialForces: 'one-battle' | 'whole-phase';
  /** Between whom deals may be made. */
  readonly deals: 'any-two' | 'not-between-allies';
  /** When spice that was paid in a deal may be spent. */
  readonly bribesSpendable: 'at-once' | 'from-the-next-mentat-pause';
  /** What becomes of advisors whom the battles of a turn leave alone. */
  readonly advisorsLeftByBattles: 'fighters-at-once' | 'wait-for-the-next-turn';
  /** Whether advisors that all stand under the storm may turn to fighters before the first shipment. */
  readonly advisorsUnderStormMayFight: boolean;
  /** Whether the leader of the side that called treachery may lead in another territory, too. */
  readonly callersLeaderIsFree: boolean;
  /** Whether advisors may stand beside the forces of an ally. */
  readonly advisorsBesideAllies: 'allowed' | 'never';
  /** A Karama may stop a power that is used for an ally. */
  readonly karamaCancelsAllyPowers: boolean;
  /** When a power that lies in a plan may be stopped. */
  readonly planPowersCancelled: 'after-reveal' | 'before-reveal';
  /** Who may keep records of treachery cards: reads what was named in earlier turns, and the discards. */
  readonly cardRecordsOf: 'everybody' | readonly FactionId[];
  readonly advantages: readonly AdvantageId[];
}

/** What is in each deck: how many cards of each title; none of a title that is not named. */
export interface Decks {
  readonly treacheryDeck: Readonly<Record<TreacheryTitle, number>>;
  readonly spiceDeck: Readonly<Partial<Record<SpiceCard, number>>>;
}

/** A number that depends on how many play: people, where they have two factions each, not factions. */
export interface ByPlayers {
  readonly two: number;
  readonly three: number;
  readonly fourOrMore: number;
}

/** The number for so many factions. */
export const byPlayerCount = (numbers: ByPlayers, players: number): number =>
  players <= 2 ? numbers.two : players === 3 ? numbers.three : numbers.fourOrMore;

/** A value and where it is printed. */
export interface SourcedValue<T> {
  readonly is: T;
  readonly source: string;
}

/** All values of an edition: its rules, and what is in its box. */
export type EditionValues = Rules & Box;

/** What one edition, layer or option changes, each with its source; what is absent is inherited. */
export interface RulesDiff {
  readonly source: string;
  /** Powers that come on top of those in force. */
  readonly grants?: readonly SourcedValue<AdvantageId>[];
  /** How many cards of a title a deck has now; it keeps its cards of titles that are not named. */
  readonly decks?: { readonly [Deck in keyof Decks]?: SourcedValue<Partial<Decks[Deck]>> };
  readonly sets: { readonly [Value in keyof EditionValues]?: SourcedValue<EditionValues[Value]> };
}
