import {
  ALLIANCE_OPTIONS,
  FACTIONS,
  PLAYER_CIRCLES,
  type AllianceOption,
  type EditionId,
  type FactionId,
  type Keeper,
  type Layer,
  type OptionId,
  type PlayerCircle,
  type Seating,
} from '../../../lib/client.ts';

/** What the host has chosen so far; `circle` is the player circle that the next faction is put on. */
export interface SetUp {
  readonly edition: EditionId;
  readonly layer: Layer;
  readonly options: readonly OptionId[];
  readonly treachery: Keeper;
  readonly traitors: Keeper;
  readonly stormCards: Keeper;
  readonly windowSeconds: number;
  readonly seats: readonly Seating[];
  readonly circle: PlayerCircle;
}

/** Nobody is seated and everything is on cardboard: the table is in the middle of a game. */
export const FIRST_SET_UP: SetUp = {
  edition: 'gf9-2019',
  layer: 'basic',
  options: [],
  treachery: 'cardboard',
  traitors: 'cardboard',
  stormCards: 'cardboard',
  windowSeconds: 12,
  seats: [],
  circle: 0,
};

export const SHORTEST_WINDOW = 3;
export const LONGEST_WINDOW = 30;
export const FEWEST_FACTIONS = 2;

export type SetUpChange =
  /** A row of the table of alliances, or its default. */
  | { readonly kind: 'alliances'; readonly option: AllianceOption | null }
  | { readonly kind: 'edition'; readonly edition: EditionId; readonly layer: Layer }
  | { readonly kind: 'option'; readonly option: OptionId; readonly on: boolean }
  | { readonly kind: 'treachery' | 'traitors' | 'stormCards'; readonly keeper: Keeper }
  | { readonly kind: 'window'; readonly seconds: number }
  | { readonly kind: 'circle'; readonly circle: PlayerCircle }
  /** Puts a faction on the chosen circle, or takes it off when it sits there already. */
  | { readonly kind: 'faction'; readonly faction: FactionId };

export function changed(setUp: SetUp, change: SetUpChange): SetUp {
  switch (change.kind) {
    case 'edition':
      return {
        ...setUp,
        edition: change.edition,
        layer: change.layer,
        options: change.edition === setUp.edition ? setUp.options : [],
      };
    case 'alliances':
      return { ...setUp, options: withAlliances(setUp.options, change.option) };
    case 'option':
      return { ...setUp, options: withOption(setUp.options, change.option, change.on) };
    case 'treachery':
      return { ...setUp, treachery: change.keeper };
    case 'traitors':
      return { ...setUp, traitors: change.keeper };
    case 'stormCards':
      return { ...setUp, stormCards: change.keeper };
    case 'window':
      return { ...setUp, windowSeconds: Math.min(Math.max(change.seconds, SHORTEST_WINDOW), LONGEST_WINDOW) };
    case 'circle':
      return { ...setUp, circle: change.circle };
    case 'faction':
      return seated(setUp, change.faction);
  }
}

export const factionOn = (seats: readonly Seating[], circle: PlayerCircle): FactionId | null =>
  seats.find((seat) => seat.circle === circle)?.faction ?? null;

export const circleOf = (seats: readonly Seating[], faction: FactionId): PlayerCircle | null =>
  seats.find((seat) => seat.faction === faction)?.circle ?? null;

/** Seats in the order the boxes print the factions, as the server wants them told. */
export const seatingOf = ({ seats }: SetUp): readonly Seating[] =>
  FACTIONS.flatMap((faction) => seats.filter((seat) => seat.faction === faction));

function seated(setUp: SetUp, faction: FactionId): SetUp {
  const { seats, circle } = setUp;
  const others = seats.filter((seat) => seat.faction !== faction && seat.circle !== circle);
  if (factionOn(seats, circle) === faction) return { ...setUp, seats: others };
  const next = [...others, { faction, circle }];
  return { ...setUp, seats: next, circle: nextFree(next, circle) };
}

/** The next empty circle counter-clockwise, so that a round of the table is six presses; else the same. */
function nextFree(seats: readonly Seating[], from: PlayerCircle): PlayerCircle {
  const after = [...PLAYER_CIRCLES.slice(from + 1), ...PLAYER_CIRCLES.slice(0, from)];
  return after.find((circle) => factionOn(seats, circle) === null) ?? from;
}

function withOption(options: readonly OptionId[], option: OptionId, on: boolean): readonly OptionId[] {
  const others = options.filter((other) => other !== option);
  return on ? [...others, option] : others;
}

/** One row at most is in force. */
const withAlliances = (options: readonly OptionId[], row: AllianceOption | null): readonly OptionId[] => [
  ...options.filter((option) => !isAllianceOption(option)),
  ...(row === null ? [] : [row]),
];

/** Whether this option is a row of the table of alliances. */
export const isAllianceOption = (option: OptionId): option is AllianceOption =>
  ALLIANCE_OPTIONS.some((row) => row === option);
