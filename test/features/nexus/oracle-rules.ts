/** Alliances by a second reading. @rules GF9-2019 Alliances · AH79 XII · R-177 */
import type { FactionId, GameEvent, GameState } from '#engine';

/** What is wrong with an alliance: a member did not agree, or the alliance is against the rules. */
export function nexusWrong(before: GameState, event: GameEvent): readonly string[] {
  if (event.type !== 'AllianceFormed') return [];
  const running = before.stack.find((activity) => activity.kind === 'nexus');
  const offer = running?.offers.find(({ members }) => members.join() === event.members.join());
  const silent = event.members.filter((member) => offer?.agreed.includes(member) !== true);
  return [
    ...silent.map((member) => `nexus: ${member} never agreed to ${event.members.join('+')}`),
    ...(event.members.length > mostAt(before) ? [`nexus: ${event.members.length} are allies`] : []),
  ];
}

/** The maximum size of an alliance, by the edition and the row of its table. */
export function mostAt({ choices: { edition, options }, factions }: GameState): number {
  const all = factions.length;
  // 003 III.B.4: no alliances without an agreement.
  if (options.includes('no-alliances') || (edition === 'dune-squad' && !options.includes('alliances-agreed'))) return 1;
  if (edition !== 'gf9-2019') return all;
  const rows: readonly [string, number][] = [
    ['alliances-of-three-win-with-four', 3],
    ['alliances-of-three-win-with-three', 3],
    ['alliances-of-any-size-win-with-three', all],
  ];
  return rows.find(([option]) => options.some((chosen) => chosen === option))?.[1] ?? 2;
}

/** Whether these factions form one alliance without other members. */
export const areOneAlliance = ({ alliances }: GameState, members: readonly FactionId[]): boolean =>
  alliances.some((one) => one.length === members.length && members.every((member) => one.includes(member)));
