/** Main characters, by a second reading. @rules Nine-faction compendium XXVI */
import { discOf, isMainCharacter, type GameState, type LeaderId, type TableChoices } from '#engine';

/** The strength of a leader at this table. A main character has 8, or the printed 10 by an option and in Grand Dune. */
export const strengthAt = (
  { edition, options }: Pick<TableChoices, 'edition' | 'options'>,
  leader: LeaderId,
): number =>
  isMainCharacter(leader) && (edition === 'grand-dune' || options.includes('main-characters-of-ten'))
    ? 10
    : discOf(leader).strength;

/**
 * Whether the powers that rest on this main character are lost: not before the end of the battle in which it died, and
 * not while a window is open.
 */
export const isLost = ({ leaders, mainsLost, stack }: GameState, main: LeaderId): boolean =>
  leaders.some(({ leader, where }) => leader === main && where === 'tanks') &&
  (mainsLost.includes(main) || !stack.some(({ kind }) => kind === 'battle' || kind === 'window'));
