import type { CommonRefusal } from '../model/refusals.ts';
import { explain } from './explanation.ts';
import { leaderName, theFaction } from './names.ts';
import { plural, capitalize, formatDuration, formatList } from './numbers.ts';
import { houseRuleAtTable } from './opening.ts';
import { phaseName } from './phases.ts';
import type { Messages } from './messages.ts';

/** Refusals that any command can have, or that several features share. */
export const COMMON_REFUSALS: Messages<{ readonly refusal: CommonRefusal }>['refusals'] = {
  'stale-prompt': () => explain('This question is closed.', 'Your answer changed nothing. Look at what is asked now.'),
  'not-an-answer': () => explain('This answer is not possible for you now.', 'Choose one of the answers on the page.'),
  'nothing-to-withdraw': () =>
    explain('You have no sealed answer that can be changed now.', 'Look at the question on the page.'),
  'not-yours': () => explain('This belongs to another seat.', 'Its owner can do it, or the moderator.'),
  'no-own-act': () =>
    explain(
      'There is no act to take back now.',
      'Only the newest act can be taken back, and only if it has told no secret. The moderator can take back more.',
    ),
  'moderator-only': () => explain('Only the moderator can do this.', 'Ask the moderator at the table.'),
  'seats-only': () => explain('Only a seat can do this.', 'Do it on the phone of the faction.'),
  'clock-only': () => explain('This closes only when its time is over.', 'It closes for everyone at the same moment.'),
  'already-open': () => explain('This table is open already.', 'Take a seat, or open another table.'),
  'not-open': () => explain('This table is not open yet.', 'Wait for the host to open it.'),
  'table-talks': ({ factions }) =>
    explain(
      `${capitalize(formatList(factions.map(theFaction)))} ${plural(factions.length, { one: 'is', other: 'are' })} still talking.`,
      'It goes on when every hand is lowered.',
    ),
  'table-paused': () => explain('The moderator has paused the table.', 'It goes on when the pause is over.'),
  'seat-still-has-time': ({ faction, wait }) =>
    explain(
      `${capitalize(theFaction(faction))} still has time to answer.`,
      `The desk answers for a seat that has been silent for ${formatDuration(wait)}.`,
    ),
  'bad-seating': () =>
    explain(
      'Each faction needs a place of its own, and at least two factions need a player circle.',
      'Change who sits where.',
    ),
  'bad-pairs': () =>
    explain('Two people play two factions each.', 'Seat four factions and say which two belong together.'),
  'options-apart': ({ one, other }) =>
    explain(
      `The option “${houseRuleAtTable(one).title}” contradicts “${houseRuleAtTable(other).title}”.`,
      'Choose only one of them.',
    ),
  'bad-choices': () => explain('These choices do not go together in this edition.', 'Change the options of the table.'),
  'faction-not-in-play': ({ faction }) =>
    explain(`${capitalize(theFaction(faction))} is not in play at this table.`, 'Choose another faction.'),
  'number-out-of-range': ({ from, to }) =>
    explain(`The number must lie between ${from} and ${to}.`, 'Set another number.'),
  'leader-not-in-play': ({ leader }) =>
    explain(`${leaderName(leader)} is not in play at this table.`, 'Choose another leader.'),
  'battles-already-run': () => explain('The battles have begun already.', 'Fight them, or end them first.'),
  'battle-running': () => explain('A battle is being fought.', 'Finish it, or take it back first.'),
  'storm-running': () => explain('The storm is being played.', 'Let it move first, or take it back.'),
  'phase-runs': ({ phase }, edition) =>
    explain(`The phase ${phaseName(phase, edition)} is not over.`, 'Finish it, or take it back.'),
  'game-is-won': () => explain('The game is won.', 'Correct what was counted wrong, or take a step back.'),
  'no-such-instruction': () => explain('This line has left the list.', 'Look at the list as it is now.'),
  'no-such-point': ({ last }) =>
    explain(`The log has no such point; its last is number ${last}.`, 'Choose a point from the list.'),
  'window-not-over': () => explain('The time for answers is not over.', 'It closes for everyone at the same moment.'),
};
