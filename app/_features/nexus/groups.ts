/**
 * Groups of factions that an alliance would join, and the state of their offers. The file knows no rule; the prompt
 * says which groups are legal.
 */
import type { FactionId, TableView } from '#client';
import type { PromptOf } from '#app/_components/prompt/prompt-page.ts';

/**
 * The state of an alliance: no offer yet, the player’s own yes, a yes of others that waits for the player’s, or a no.
 */
export type GroupState = 'none' | 'mine' | 'theirs' | 'declined';

/** Returns factions in the order of the table's list: by circle. */
export const inOrderOf = ({ factions }: TableView, members: readonly FactionId[]): readonly FactionId[] =>
  factions.map(({ faction }) => faction).filter((faction) => members.includes(faction));

export const sameGroup = (one: readonly FactionId[], other: readonly FactionId[]): boolean =>
  one.length === other.length && one.every((member) => other.includes(member));

/** Returns the state of the alliance of exactly these factions. */
export function stateOfGroup(
  { offers }: Pick<PromptOf<'choose-allies'>, 'offers'>,
  faction: FactionId,
  members: readonly FactionId[],
): GroupState {
  const offer = offers.find((one) => sameGroup(one.members, members));
  if (offer === undefined) return 'none';
  if (offer.declined !== null) return 'declined';
  return offer.agreed.includes(faction) ? 'mine' : 'theirs';
}
