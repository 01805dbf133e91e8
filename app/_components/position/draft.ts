import {
  assertNever,
  FORCES_PER_FACTION,
  isInStorm,
  partName,
  sameFact,
  samePlace,
  type FactionId,
  type ForceStack,
  type Place,
  type PublicFact,
  type TableView,
  type Forces,
} from '#client';
import { allianceKey, withAlliance } from './alliances.ts';
import { NONE, standing } from './standing.ts';
import type { Why } from '../../_connection/why.ts';
import type { BoardFacts } from '../map/board-facts.ts';

/** Values that the desk has changed and not set yet, each under the name of what it is about. */
export type Draft = ReadonlyMap<string, PublicFact>;

export const EMPTY_DRAFT: Draft = new Map();

/** A changed value with what stands on the table now. */
export interface Change {
  readonly fact: PublicFact;
  readonly was: PublicFact;
}

/** What a fact is about, so that a later value of the same replaces an earlier one. */
export function keyOf(fact: PublicFact): string {
  switch (fact.kind) {
    case 'pile':
      return `pile ${fact.pile}`;
    case 'turn':
    case 'phase':
    case 'first-player':
    case 'storm':
    case 'shield-wall':
    case 'last-wheels':
    case 'storm-card':
    case 'kwisatz-haderach':
      return fact.kind;
    case 'forces':
      return `forces ${fact.faction} ${partName(fact)}`;
    case 'side':
      return `side ${fact.faction} ${fact.territory}`;
    case 'tanks':
      return `tanks ${fact.faction}`;
    case 'spice-on-board':
      return `spice ${partName(fact)}`;
    case 'spice-pile':
      return `spice pile ${fact.pile}`;
    case 'leader':
    case 'leader-deaths':
    case 'leader-resting':
    case 'leader-fought':
      return `${fact.kind} ${fact.leader}`;
    case 'special-karama':
      return `karama ${fact.faction}`;
    case 'alliance':
      return allianceKey(fact);
    default:
      return assertNever(fact);
  }
}

/** What is being entered, and how it is set. */
export interface DraftState {
  readonly draft: Draft;
  readonly changes: readonly Change[];
  readonly put: (fact: PublicFact) => void;
  readonly drop: (fact: PublicFact) => void;
  readonly clear: () => void;
  /** Sets every changed value, one after the other; stops at the first that may not be. */
  readonly set: () => Promise<unknown>;
  /** How many the last press has set, for some seconds or until another value is entered. */
  readonly justSet: number;
  readonly sending: boolean;
  readonly trouble: Why | null;
}

/** What an entry of the position is given. */
export interface EntryProps {
  readonly table: TableView;
  readonly draft: DraftState;
}

/** The fact as the draft has it, else as it stands. */
export const drafted = <Fact extends PublicFact>(table: TableView, draft: Draft, fact: Fact): Fact =>
  (draft.get(keyOf(fact)) ?? standing(table, fact)) as Fact;

/** The draft with one more value; what is set back to what stands there leaves it. */
export function withFact(table: TableView, draft: Draft, fact: PublicFact): Draft {
  if (fact.kind === 'alliance') return withAlliance(table, draft, fact);
  const next = new Map(draft);
  next.delete(keyOf(fact));
  if (!sameFact(fact, standing(table, fact))) next.set(keyOf(fact), fact);
  return next;
}

/** What differs from the table, in the order it was changed. */
export const changesIn = (table: TableView, draft: Draft): readonly Change[] =>
  [...draft.values()]
    .map((fact) => ({ fact, was: standing(table, fact) }))
    .filter(({ fact, was }) => !sameFact(fact, was));

/**
 * The order in which values are set: what frees forces or ends an alliance goes before what needs them, and leaders are
 * alive before they have fought.
 */
export function inOrder(table: TableView, changes: readonly Change[]): readonly PublicFact[] {
  return changes.map(({ fact }) => fact).sort((a, b) => rank(table, a) - rank(table, b));
}

/** The board as it will be when the draft is set; what the map shows while one enters. */
export function boardAfter(table: TableView, draft: Draft): BoardFacts {
  const facts = [...draft.values()];
  const forces = facts.filter((fact) => fact.kind === 'forces');
  const spice = facts.filter((fact) => fact.kind === 'spice-on-board');
  const sideOf = ({ faction, territory }: ForceStack) =>
    drafted<SideFact>(table, draft, { kind: 'side', faction, territory, side: 'fighters' }).side;
  return {
    storm: drafted(table, draft, { kind: 'storm', sector: table.storm }).sector,
    swept: 0,
    shieldWallStands: drafted(table, draft, { kind: 'shield-wall', stands: table.shieldWallStands }).stands,
    firstPlayer: drafted(table, draft, { kind: 'first-player', faction: table.firstPlayer }).faction,
    forces: [
      ...table.forces.filter(
        (stack) => !forces.some((fact) => fact.faction === stack.faction && samePlace(fact, stack)),
      ),
      ...forces.filter(({ count }) => count > 0),
    ].map((stack) => ({ ...stack, advisors: sideOf(stack) === 'advisors' })),
    spice: [
      ...table.spiceOnBoard.filter((pile) => !spice.some((fact) => samePlace(fact, pile))),
      ...spice.filter(({ amount }) => amount > 0),
    ],
    seats: table.factions,
    battles: table.battle === null ? [] : [table.battle],
  };
}

/** Forces that a faction may still place, draft included; as many as there can be where reserves are hidden. */
export function reservesAfter(table: TableView, draft: Draft, faction: FactionId): Forces {
  const reserves = table.factions.find((view) => view.faction === faction)?.reserves ?? NONE;
  if (reserves === 'hidden') return { count: FORCES_PER_FACTION, special: 0 };
  return changesIn(table, draft).reduce<Forces>(
    (left, { fact, was }) =>
      isCountOf(fact, faction) && isCountOf(was, faction)
        ? { count: left.count - fact.count + was.count, special: left.special - fact.special + was.special }
        : left,
    reserves,
  );
}

/** Whether a part lies under the storm as drafted. */
export const underStorm = (board: BoardFacts, place: Place): boolean => isInStorm(place, board.storm);

const isCountOf = (
  fact: PublicFact,
  faction: FactionId,
): fact is Extract<PublicFact, { readonly kind: 'forces' | 'tanks' }> =>
  (fact.kind === 'forces' || fact.kind === 'tanks') && fact.faction === faction;

type SideFact = Extract<PublicFact, { readonly kind: 'side' }>;

function rank(table: TableView, fact: PublicFact): number {
  const was = standing(table, fact);
  switch (fact.kind) {
    case 'forces':
    case 'tanks':
      return 'count' in was && fact.count < was.count ? 0 : 2;
    case 'alliance':
      return fact.members.length < 2 ? 0 : 2;
    case 'leader':
      return 1;
    // Advisors are where forces stand, so those are placed before.
    case 'side':
      return 3;
    case 'turn':
    case 'pile':
    case 'phase':
    case 'first-player':
    case 'storm':
    case 'shield-wall':
    case 'last-wheels':
    case 'storm-card':
    case 'spice-on-board':
    case 'spice-pile':
    case 'leader-deaths':
    case 'leader-resting':
    case 'leader-fought':
    case 'kwisatz-haderach':
    case 'special-karama':
      return 2;
    default:
      return assertNever(fact);
  }
}
