import {
  partName,
  type BattleSite,
  type FactionId,
  type ForceStack,
  type Place,
  type PlayerCircle,
  type Sector,
  type SpiceOnBoard,
  type TableView,
  type TerritoryId,
} from '#client';

/** Forces on the board. Advisors show their other side, and do not fight, hold or block. */
export interface StandingForces extends ForceStack {
  readonly advisors: boolean;
}

/** The public facts of the board that the map draws. */
export interface BoardFacts {
  readonly storm: Sector;
  /** The distance of the last storm. A change without this distance is a correction, and is not animated. */
  readonly swept: number;
  readonly shieldWallStands: boolean;
  /** Territories that this table turns to strongholds. */
  readonly sietches: readonly TerritoryId[];
  /** The territory that is closed to most factions in this turn; `null` if none is. */
  readonly restricted: TerritoryId | null;
  /** Territories that a faction controls without forces. */
  readonly controlled: readonly { readonly faction: FactionId; readonly territory: TerritoryId }[];
  /** Strongholds at which a trap lies. */
  readonly traps: readonly TerritoryId[];
  readonly forces: readonly StandingForces[];
  readonly spice: readonly SpiceOnBoard[];
  readonly seats: readonly { readonly faction: FactionId; readonly circle: PlayerCircle }[];
  readonly firstPlayer: FactionId;
  /** Battles that are still to be fought, and the running battle. */
  readonly battles: readonly BattleSite[];
}

/** Returns the public facts of the board. */
export const boardOf = (table: TableView): BoardFacts => ({
  storm: table.storm,
  swept: table.stormPhase?.outcome?.to === table.storm ? (table.stormPhase.sectors ?? 0) : 0,
  shieldWallStands: table.shieldWallStands,
  sietches: table.sietches,
  restricted: restrictedIn(table),
  controlled: controlledIn(table),
  traps: trapsIn(table),
  forces: table.forces.map((stack) => ({ ...stack, advisors: areAdvisors(table, stack) })),
  spice: table.spiceOnBoard,
  seats: table.factions.map(({ faction, circle }) => ({ faction, circle })),
  firstPlayer: table.firstPlayer,
  battles: [...table.battles, ...foughtNow(table)],
});

/** Returns the territory that is restricted in this turn, or `null`. */
export const restrictedIn = ({ orders }: TableView): TerritoryId | null => orders.restricted?.territory ?? null;

/** Returns the territories that a faction controls without forces. */
export const controlledIn = ({ controlled }: TableView): BoardFacts['controlled'] => controlled;

/** Returns the strongholds at which a trap lies. */
export const trapsIn = ({ traps }: TableView): BoardFacts['traps'] => traps.map(({ territory }) => territory);

const areAdvisors = ({ factions }: TableView, { faction, territory }: ForceStack): boolean =>
  factions.some((view) => view.faction === faction && view.advisorsIn.includes(territory));

/** The pieces on the board. */
export type Lying = Pick<BoardFacts, 'forces' | 'spice'>;

/** Returns the content of one part: its forces in order of play, and its spice. */
export function contentsOf(board: Lying, place: Place) {
  const name = partName(place);
  return {
    forces: board.forces.filter((stack) => partName(stack) === name),
    spice: board.spice.find((pile) => partName(pile) === name)?.amount ?? 0,
  };
}

/** Returns the content of a whole territory. */
export const contentsOfAll = ({ forces, spice }: Lying, territory: TerritoryId) => ({
  forces: forces.filter((stack) => stack.territory === territory),
  spice: spice.reduce((sum, pile) => (pile.territory === territory ? sum + pile.amount : sum), 0),
});

/** Returns the place of the running battle. */
export const foughtNow = ({ battle }: TableView): readonly BattleSite[] => (battle === null ? [] : [battle]);
