import { sameFact, type FactionId, type PublicFact, type TableView } from '#client';

export type AllianceFact = Extract<PublicFact, { readonly kind: 'alliance' }>;
type Group = readonly FactionId[];
type Draft = ReadonlyMap<string, PublicFact>;

/** Returns the name of an alliance, made from its members. */
export const allianceName = ({ members }: AllianceFact): string => members.join(' ');

/** Returns the groups of allies at the table now: each faction is in one group, alone or with others. */
export function groupsAt(table: TableView): readonly Group[] {
  const groups = table.factions.map(({ faction, allies }) => inSeats(table, [faction, ...allies]));
  return groups.filter((group, at) => groups.findIndex((other) => other[0] === group[0]) === at);
}

/** Returns the groups after the draft. */
export const groupsAfter = (table: TableView, draft: Draft): readonly Group[] =>
  [...draft.values()].filter(isAlliance).reduce((groups, { members }) => joined(groups, members), groupsAt(table));

export const groupOf = (groups: readonly Group[], faction: FactionId): Group =>
  groups.find((group) => group.includes(faction)) ?? [faction];

/**
 * Returns the draft in which these factions are allied, as the shortest list of alliances that differ from the table.
 */
export function withAlliance(table: TableView, draft: Draft, { members }: AllianceFact): Draft {
  const after = joined(groupsAfter(table, draft), inSeats(table, members));
  const before = groupsAt(table);
  const next = new Map([...draft].filter(([, fact]) => !isAlliance(fact)));
  for (const group of after) {
    const fact: AllianceFact = { kind: 'alliance', members: group };
    if (!before.some((old) => sameFact(fact, { kind: 'alliance', members: old })))
      next.set(`${fact.kind} ${allianceName(fact)}`, fact);
  }
  return next;
}

/** Joins these factions into one group. The rest of their former groups stays together, one group for each. */
function joined(groups: readonly Group[], members: Group): readonly Group[] {
  const left = groups.map((group) => group.filter((member) => !members.includes(member)));
  return [...left.filter((group) => group.length > 0), members];
}

const inSeats = ({ factions }: TableView, members: Group): Group =>
  factions.flatMap(({ faction }) => (members.includes(faction) ? [faction] : []));

const isAlliance = (fact: PublicFact): fact is AllianceFact => fact.kind === 'alliance';
