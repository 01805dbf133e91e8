import { sameFact, type FactionId, type PublicFact, type TableView } from '#client';

export type AllianceFact = Extract<PublicFact, { readonly kind: 'alliance' }>;
type Group = readonly FactionId[];
type Draft = ReadonlyMap<string, PublicFact>;

/** Which alliance it is: by those who stand together. */
export const allianceName = ({ members }: AllianceFact): string => members.join(' ');

/** Who stands with whom at the table now: everybody is in one group, alone or with others. */
export function groupsAt(table: TableView): readonly Group[] {
  const groups = table.factions.map(({ faction, allies }) => inSeats(table, [faction, ...allies]));
  return groups.filter((group, at) => groups.findIndex((other) => other[0] === group[0]) === at);
}

/** The same as the draft has it. */
export const groupsAfter = (table: TableView, draft: Draft): readonly Group[] =>
  [...draft.values()].filter(isAlliance).reduce((groups, { members }) => joined(groups, members), groupsAt(table));

export const groupOf = (groups: readonly Group[], faction: FactionId): Group =>
  groups.find((group) => group.includes(faction)) ?? [faction];

/** The draft in which these stand together, written as the shortest list of alliances that differ from the table. */
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

/** These leave where they were and form one group; whoever they leave stays together. */
function joined(groups: readonly Group[], members: Group): readonly Group[] {
  const left = groups.map((group) => group.filter((member) => !members.includes(member)));
  return [...left.filter((group) => group.length > 0), members];
}

const inSeats = ({ factions }: TableView, members: Group): Group =>
  factions.flatMap(({ faction }) => (members.includes(faction) ? [faction] : []));

const isAlliance = (fact: PublicFact): fact is AllianceFact => fact.kind === 'alliance';
