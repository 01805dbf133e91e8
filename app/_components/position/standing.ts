import {
  assertNever,
  samePlace,
  TREACHERY_TITLES,
  type FactionId,
  type Place,
  type PublicFact,
  type TableView,
  type TreacheryTitle,
  type Forces,
} from '#client';
import { groupOf, groupsAt } from './alliances.ts';

/** The same fact with the value that stands on the table now. */
export function standing(table: TableView, fact: PublicFact): PublicFact {
  switch (fact.kind) {
    case 'turn':
      return { ...fact, turn: table.turn };
    case 'pile':
      return { ...fact, cards: inTitles(fact.pile === 'discarded' ? table.discards : table.removedCards) };
    case 'phase':
      return { ...fact, phase: table.phase };
    case 'first-player':
      return { ...fact, faction: table.firstPlayer };
    case 'storm':
      return { ...fact, sector: table.storm };
    case 'shield-wall':
      return { ...fact, stands: table.shieldWallStands };
    case 'storm-card':
      return { ...fact, lies: table.stormCard?.lies ?? false };
    case 'last-wheels':
      return { ...fact, one: table.lastWheels[0] ?? null, two: table.lastWheels[1] ?? null };
    case 'forces':
      return { ...fact, ...forcesIn(table, fact.faction, fact) };
    case 'side':
      return { ...fact, side: advisorsIn(table, fact) ? 'advisors' : 'fighters' };
    case 'tanks':
      return { ...fact, ...(table.factions.find(({ faction }) => faction === fact.faction)?.tanks ?? NONE) };
    case 'spice-on-board':
      return { ...fact, amount: table.spiceOnBoard.find((pile) => samePlace(pile, fact))?.amount ?? 0 };
    case 'spice-pile':
      return { ...fact, top: table.spicePiles[fact.pile] ?? null };
    case 'leader':
      return { ...fact, ...fateOf(table, fact.leader) };
    case 'leader-deaths':
      return { ...fact, deaths: leaderOf(table, fact.leader)?.deaths ?? 0 };
    case 'leader-resting':
      return { ...fact, rests: leaderOf(table, fact.leader)?.resting ?? false };
    case 'special-karama':
      return { ...fact, used: table.specialKarama.some(({ faction, used }) => faction === fact.faction && used) };
    case 'leader-fought':
      return { ...fact, territory: leaderOf(table, fact.leader)?.foughtIn ?? null };
    case 'kwisatz-haderach':
      return {
        ...fact,
        where: table.kwisatzHaderach?.where ?? 'ready',
        usedIn: table.kwisatzHaderach?.usedIn ?? null,
      };
    case 'alliance':
      return { ...fact, members: allianceOf(table, fact.members[0]) };
    default:
      return assertNever(fact);
  }
}

/** Cards in the order of the titles; a pile is compared whatever its order. */
export const inTitles = (cards: readonly TreacheryTitle[]): readonly TreacheryTitle[] =>
  [...cards].sort((a, b) => TREACHERY_TITLES.indexOf(a) - TREACHERY_TITLES.indexOf(b));

export const NONE: Forces = { count: 0, special: 0 };

function forcesIn(table: TableView, faction: FactionId, place: Place): Forces {
  const { count, special } = table.forces.find((stack) => stack.faction === faction && samePlace(stack, place)) ?? NONE;
  return { count, special };
}

function fateOf(table: TableView, leader: string): Pick<LeaderFact, 'where' | 'deaths'> {
  const { where, deaths } = leaderOf(table, leader) ?? { where: 'ready', deaths: 0 };
  return { where: where === 'tanks' ? where : 'ready', deaths };
}

const advisorsIn = (table: TableView, { faction, territory }: Pick<SideFact, 'faction' | 'territory'>): boolean =>
  table.factions.some((view) => view.faction === faction && view.advisorsIn.includes(territory));

const leaderOf = (table: TableView, leader: string) => table.leaders.find((view) => view.leader === leader);

const allianceOf = (table: TableView, faction: FactionId | undefined): readonly FactionId[] =>
  faction === undefined ? [] : groupOf(groupsAt(table), faction);

type SideFact = Extract<PublicFact, { readonly kind: 'side' }>;
type LeaderFact = Extract<PublicFact, { readonly kind: 'leader' }>;
