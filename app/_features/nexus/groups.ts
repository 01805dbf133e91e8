/**
 * Groups of factions that an alliance would join, and the state of their offers. The file knows no rule: the prompt
 * says what is legal.
 */
import type { FactionId, TableView } from '#client';
import type { PromptOf } from '#app/_components/prompt/prompt-page.ts';

/**
 * The state of an alliance: no word yet, the player’s own yes, a yes of others that waits for the player’s, or a no.
 */
export type GroupState = 'none' | 'mine' | 'theirs' | 'declined';

/** As the table lists them: in the order of the circles. */
export const inOrderOf = ({ factions }: TableView, members: readonly FactionId[]): readonly FactionId[] =>
  factions.map(({ faction }) => faction).filter((faction) => members.includes(faction));

export const sameGroup = (one: readonly FactionId[], other: readonly FactionId[]): boolean =>
  one.length === other.length && one.every((member) => other.includes(member));

/** How far it is with the alliance of exactly these. */
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
