import type { CommonRefusal } from '../model/refusals.ts';
import { because } from './explanation.ts';
import { nameOfLeader, theFaction } from './names.ts';
import { byCount, capital, duration, listed } from './numbers.ts';
import { nameOfPhase } from './phases.ts';
import type { Words } from './messages.ts';

/** Who may do what, and when: what is refused whatever the game stands at, or by several features. */
export const COMMON_REFUSALS: Words<{ readonly refusal: CommonRefusal }>['refusals'] = {
  'stale-prompt': () => because('This question is closed.', 'Your answer changed nothing. Look at what is asked now.'),
  'not-an-answer': () =>
    because('This is none of the answers that are open to you.', 'Choose one of those on the page.'),
  'nothing-to-withdraw': () =>
    because('No sealed answer of yours can be changed now.', 'What is asked of you stands on the page.'),
  'not-yours': () => because('This belongs to another seat.', 'Its owner can do it, or the moderator.'),
  'moderator-only': () => because('Only the moderator can do this.', 'Ask the moderator at the table.'),
  'seats-only': () => because('Only a seat can do this.', 'Do it on the phone of the faction.'),
  'clock-only': () => because('Only the clock closes this.', 'It closes for everyone at the same moment.'),
  'already-open': () => because('This table is open already.', 'Take a seat, or open another table.'),
  'not-open': () => because('This table is not open yet.', 'Wait for the host to open it.'),
  'table-talks': ({ factions }) =>
    because(
      `${capital(listed(factions.map(theFaction)))} ${byCount(factions.length, { one: 'is', other: 'are' })} still talking.`,
      'It goes on when every hand is lowered.',
    ),
  'table-paused': () => because('The moderator holds the table.', 'It goes on when the pause is over.'),
  'seat-still-has-time': ({ faction, wait }) =>
    because(
      `${capital(theFaction(faction))} still has time to answer.`,
      `The desk answers for a seat that has been silent for ${duration(wait)}.`,
    ),
  'bad-seating': () => because('Two to six factions play, each on a circle of its own.', 'Change who sits where.'),
  'bad-pairs': () =>
    because('Two people play two factions each.', 'Seat four factions and say which two belong together.'),
  'bad-choices': () => because('These choices do not go together in this edition.', 'Change the options of the table.'),
  'faction-not-in-play': ({ faction }) =>
    because(`${capital(theFaction(faction))} is not in play at this table.`, 'Choose another faction.'),
  'number-out-of-range': ({ from, to }) =>
    because(`The number must lie between ${from} and ${to}.`, 'Set another number.'),
  'leader-not-in-play': ({ leader }) =>
    because(`${nameOfLeader(leader)} is not in play at this table.`, 'Choose another leader.'),
  'battles-already-run': () => because('The battles have begun already.', 'Fight them, or end them first.'),
  'battle-running': () => because('A battle is being fought.', 'Finish it, or take it back first.'),
  'storm-running': () => because('The storm is being played.', 'Let it move first, or take it back.'),
  'phase-runs': ({ phase }, edition) =>
    because(`The phase ${nameOfPhase(phase, edition)} is not over.`, 'Finish it, or take it back.'),
  'game-is-won': () => because('The game is won.', 'Correct what was counted wrong, or take a step back.'),
  'no-such-instruction': () =>
    because('This line has left the list.', 'What is still to do stands on it as it is now.'),
  'no-such-point': ({ last }) =>
    because(`The log holds no such point; its last is number ${last}.`, 'Choose a point from the list.'),
  'window-not-over': () => because('The time for answers is not over.', 'It closes for everyone at the same moment.'),
};
