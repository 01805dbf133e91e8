import {
  decksFirstInApp,
  areTimesFixedFor,
  FACTIONS,
  isAllianceOption,
  LEADERS_BY_TABLE,
  maySit,
  MAX_WINDOW_SECONDS,
  optionsOf,
  MIN_WINDOW_SECONDS,
  modulesOf,
  MODULES_INCLUDED,
  ofModules,
  OPTIONS_CHOSEN_FIRST,
  ownerOf,
  TWO_FACTIONS_EACH,
  usualBiddingWay,
  WHO_PLAYS,
  type AllianceOption,
  type BiddingWay,
  type EditionId,
  type FactionId,
  type FactionPair,
  type DeckKeeper,
  type Layer,
  type ModuleId,
  type MovesMade,
  type OfModules,
  type OptionId,
  type PlayerCircle,
  type Seating,
  type TypedLeaderId,
} from '#client';
import { withModule } from './modules.ts';
import { circleOf, evenly, firstFree, keptSeats } from './seats.ts';
import { LAYOUTS, type WayToPlay } from './ways-to-play.ts';
import { withChoice } from './with-choice.ts';

/**
 * The choices of the host so far. `circle` is the place for the next faction, or `null`: then a tap adds or removes a
 * faction.
 */
export interface SetUp {
  readonly edition: EditionId;
  readonly layer: Layer;
  readonly options: readonly OptionId[];
  readonly modules: readonly ModuleId[];
  /** Decks of modules that the app keeps. The others are cardboard. */
  readonly moduleDecks: readonly OfModules<'decks'>[];
  /** Leaders that the host has typed in, of factions that have none in the box. */
  readonly leaders: readonly TypedLeaderId[];
  readonly treachery: DeckKeeper;
  readonly traitors: DeckKeeper;
  readonly stormCards: DeckKeeper;
  readonly spiceDeck: DeckKeeper;
  readonly windowSeconds: number;
  /** Whether windows stay open for their whole time; `null` means the default for this number of players. */
  readonly fixedTimes: boolean | null;
  /** Phases that Mentat plays begin automatically. */
  readonly goesOnByItself: boolean;
  /** The way of bidding for treachery cards. */
  readonly biddingWay: BiddingWay;
  /** Where shipments and moves are made, board or phones. */
  readonly movesMade: MovesMade;
  readonly seats: readonly Seating[];
  readonly circle: PlayerCircle | null;
  /** Two players have two factions each. */
  readonly twoEach: boolean;
  /** The partner of the first of four factions, in the order of the box; `null` until the host chooses. */
  readonly partner: FactionId | null;
}

/** The first choices: all factions, with their own cards, and bids aloud. */
export const FIRST_SET_UP: SetUp = {
  edition: 'gf9-2019',
  layer: 'basic',
  options: [],
  modules: [],
  moduleDecks: [],
  leaders: [],
  ...LAYOUTS.aloud,
  windowSeconds: 15,
  fixedTimes: null,
  goesOnByItself: true,
  seats: evenly('gf9-2019', WHO_PLAYS['gf9-2019'].factions),
  circle: null,
  twoEach: false,
  partner: null,
};

/** The least factions at player circles, because two dial the storm. */
export const MIN_FACTIONS = 2;
/** Two for each of two players. */
export const FACTIONS_OF_TWO_PEOPLE = 4;

export type SetUpChange =
  /** Chooses a row of the table of alliances, or the default. */
  | { readonly kind: 'alliances'; readonly option: AllianceOption | null }
  | { readonly kind: 'edition'; readonly edition: EditionId; readonly layer: Layer }
  | { readonly kind: 'option'; readonly option: OptionId; readonly on: boolean }
  | { readonly kind: 'module'; readonly module: ModuleId; readonly on: boolean }
  | { readonly kind: 'module-deck'; readonly deck: OfModules<'decks'>; readonly keeper: DeckKeeper }
  | { readonly kind: 'leaders'; readonly leaders: readonly TypedLeaderId[] }
  | { readonly kind: 'treachery' | 'traitors' | 'stormCards' | 'spiceDeck'; readonly keeper: DeckKeeper }
  /** Chooses a preset, with all choices that it sets. */
  | { readonly kind: 'way'; readonly way: WayToPlay }
  | { readonly kind: 'window'; readonly seconds: number }
  | { readonly kind: 'fixed-times'; readonly on: boolean }
  | { readonly kind: 'pace'; readonly byItself: boolean }
  | { readonly kind: 'bidding'; readonly way: BiddingWay }
  | { readonly kind: 'moves'; readonly made: MovesMade }
  /** Clears the seats and seats these factions evenly around the board. */
  | { readonly kind: 'line-up'; readonly factions: readonly FactionId[] }
  | { readonly kind: 'people'; readonly twoEach: boolean }
  /** Chooses the partner of the first faction. */
  | { readonly kind: 'partner'; readonly faction: FactionId }
  /** Chooses a circle; the chosen one again deselects it. */
  | { readonly kind: 'circle'; readonly circle: PlayerCircle }
  /**
   * Puts a faction on the chosen circle. Without a circle, or if it sits there already, the faction is added or
   * removed.
   */
  | { readonly kind: 'faction'; readonly faction: FactionId }
  /** Sets all choices as last time. */
  | { readonly kind: 'as-before'; readonly setUp: SetUp };

export function changed(setUp: SetUp, change: SetUpChange): SetUp {
  switch (change.kind) {
    case 'edition':
      return {
        ...setUp,
        edition: change.edition,
        layer: change.layer,
        options: keptOptions(setUp, change),
        ...keptModules(setUp, change.edition),
        seats: keptSeats(setUp.seats, setUp.edition, change.edition),
        circle: null,
        twoEach: setUp.twoEach && TWO_FACTIONS_EACH[change.edition],
      };
    case 'people':
      // Fixed alliances make a row of the table of alliances pointless.
      return {
        ...setUp,
        twoEach: change.twoEach,
        options: change.twoEach ? withAlliances(setUp.options, null) : setUp.options,
      };
    case 'line-up':
      return { ...setUp, seats: evenly(setUp.edition, change.factions), circle: null };
    case 'partner':
      return { ...setUp, partner: change.faction };
    case 'alliances':
      return { ...setUp, options: withAlliances(setUp.options, change.option) };
    case 'option':
      return { ...setUp, options: withChoice(setUp.options, change.option, change.on) };
    case 'module':
      return {
        ...setUp,
        modules: withModule(setUp.modules, change.module, change.on),
        moduleDecks: [...new Set([...setUp.moduleDecks, ...(change.on ? decksFirstInApp(change.module) : [])])],
      };
    case 'module-deck':
      return { ...setUp, moduleDecks: withChoice(setUp.moduleDecks, change.deck, change.keeper === 'app') };
    case 'leaders':
      return { ...setUp, leaders: change.leaders };
    case 'treachery':
      return {
        ...setUp,
        treachery: change.keeper,
        biddingWay: setUp.biddingWay === 'on-the-table' ? usualBiddingWay(change.keeper) : setUp.biddingWay,
      };
    case 'traitors':
      return { ...setUp, traitors: change.keeper };
    case 'stormCards':
      return { ...setUp, stormCards: change.keeper };
    case 'spiceDeck':
      return { ...setUp, spiceDeck: change.keeper };
    case 'way':
      return {
        ...setUp,
        ...LAYOUTS[change.way],
        moduleDecks: LAYOUTS[change.way].treachery === 'app' ? ofModules('decks') : [],
      };
    case 'window':
      return { ...setUp, windowSeconds: Math.min(Math.max(change.seconds, MIN_WINDOW_SECONDS), MAX_WINDOW_SECONDS) };
    case 'fixed-times':
      return { ...setUp, fixedTimes: change.on };
    case 'pace':
      return { ...setUp, goesOnByItself: change.byItself };
    case 'bidding':
      return { ...setUp, biddingWay: change.way };
    case 'moves':
      return { ...setUp, movesMade: change.made };
    case 'circle':
      return { ...setUp, circle: change.circle === setUp.circle ? null : change.circle };
    case 'faction':
      return seated(setUp, change.faction);
    case 'as-before':
      return change.setUp;
  }
}

/** Whether windows stay open for their whole time, because of the host’s choice or the number of players. */
export const areTimesFixed = (setUp: SetUp): boolean =>
  setUp.fixedTimes ?? areTimesFixedFor(pairsOf(setUp), setUp.seats);

/** Returns the seats in the order of the circles, as the server expects them. */
export const seatingOf = ({ seats }: SetUp): readonly Seating[] =>
  FACTIONS.flatMap((faction) => seats.filter((seat) => seat.faction === faction));

/** The factions at the table whose leaders the host types in. */
export const typesLeaders = (setUp: SetUp): readonly FactionId[] =>
  seatingOf(setUp)
    .map(({ faction }) => faction)
    .filter((faction) => LEADERS_BY_TABLE[setUp.edition].includes(faction));

/** The typed leaders of factions that are at the table. */
export const leadersAtTable = (setUp: SetUp): readonly TypedLeaderId[] =>
  setUp.leaders.filter((leader) => typesLeaders(setUp).includes(ownerOf(leader)));

/** Whether two set-ups open the same table. */
export const isSame = (one: SetUp, other: SetUp): boolean => opened(one) === opened(other);

const opened = (setUp: SetUp): string =>
  JSON.stringify({ ...setUp, options: [...setUp.options].sort(), seats: seatingOf(setUp), circle: null });

/** Returns every way to share the four factions in play between two players; none with more or fewer of them. */
export function pairings(setUp: SetUp): readonly (readonly FactionPair[])[] {
  const [first, ...others] = seatingOf(setUp).map(({ faction }) => faction);
  if (first === undefined || setUp.seats.length !== FACTIONS_OF_TWO_PEOPLE) return [];
  return others.map((partner) => {
    const [one, other] = others.filter((faction) => faction !== partner);
    return [[first, partner], ...(one === undefined || other === undefined ? [] : [[one, other] as const])];
  });
}

/**
 * Returns the two factions of each player; at first those who sit opposite each other. Empty if every player has one.
 */
export function pairsOf(setUp: SetUp): readonly FactionPair[] {
  if (!setUp.twoEach) return [];
  const all = pairings(setUp);
  const played = (partner: FactionId | null) => all.find(([pair]) => pair?.[1] === partner);
  return played(setUp.partner) ?? played(oppositeOfFirst(setUp)) ?? [];
}

/** Returns the faction opposite the first of four around the board. */
function oppositeOfFirst(setUp: SetUp): FactionId | null {
  const around = [...setUp.seats].sort((one, other) => one.circle - other.circle).map(({ faction }) => faction);
  const first = seatingOf(setUp)[0];
  return first === undefined ? null : (around[(around.indexOf(first.faction) + 2) % around.length] ?? null);
}

function seated(setUp: SetUp, faction: FactionId): SetUp {
  const { edition, seats, circle } = setUp;
  const from = circleOf(seats, faction);
  const others = seats.filter((seat) => seat.faction !== faction);
  if (from !== null && (circle === null || circle === from)) return { ...setUp, seats: others };
  const to = circle ?? firstFree(edition, seats, faction);
  if (to === null || !maySit(WHO_PLAYS[edition], { faction, circle: to })) return setUp;
  // The faction there takes the old place of the other one. It leaves if the other was not in play.
  const moved = others.flatMap((seat) =>
    seat.circle !== to ? [seat] : from === null ? [] : [{ ...seat, circle: from }],
  );
  return { ...setUp, seats: [...moved, { faction, circle: to }], circle: null };
}

/**
 * Returns the options that stay. Another book begins with the options that it recommends. Another layer of the same book
 * keeps the options that it also offers.
 */
function keptOptions(setUp: SetUp, { edition, layer }: Pick<SetUp, 'edition' | 'layer'>): readonly OptionId[] {
  if (edition !== setUp.edition) return OPTIONS_CHOSEN_FIRST[edition];
  const offered = optionsOf(edition, layer);
  return setUp.options.filter((option) => offered.includes(option));
}

/**
 * Returns the modules that stay in another book, and those that always belong to that book. The app keeps the decks of a
 * module that comes with the book, as of a module that the host chooses.
 */
function keptModules({ modules, moduleDecks }: SetUp, edition: EditionId): Pick<SetUp, 'modules' | 'moduleDecks'> {
  const included = MODULES_INCLUDED[edition];
  const added = included.filter((module) => !modules.includes(module));
  const kept = modules.filter((module) => modulesOf(edition).includes(module));
  return {
    modules: [...new Set([...included, ...kept])],
    moduleDecks: [...new Set([...moduleDecks, ...added.flatMap(decksFirstInApp)])],
  };
}

/** Returns the options with at most one row of the table of alliances. */
const withAlliances = (options: readonly OptionId[], row: AllianceOption | null): readonly OptionId[] => [
  ...options.filter((option) => !isAllianceOption(option)),
  ...(row === null ? [] : [row]),
];
