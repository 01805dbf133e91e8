import type { Refusal } from '../../table/refusals.ts';
import { because } from '../explanation.ts';
import { theFaction } from '../names.ts';
import { capital, duration, listed } from '../numbers.ts';
import type { Explanations } from './explanations.ts';

/** Who may do what, and when: what is refused whatever the game stands at. */
export const REFUSED_AT_THE_TABLE = {
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
  'table-talks': (refusal) =>
    because(
      `${capital(listed(refusal.factions.map(theFaction)))} ${refusal.factions.length === 1 ? 'is' : 'are'} still talking.`,
      'It goes on when every hand is lowered.',
    ),
  'table-paused': () => because('The moderator holds the table.', 'It goes on when the pause is over.'),
  'seat-still-has-time': (refusal) =>
    because(
      `${capital(theFaction(refusal.faction))} still has time to answer.`,
      `The desk answers for a seat that has been silent for ${duration(refusal.wait)}.`,
    ),
  'bad-seating': () => because('Two to six factions play, each on a circle of its own.', 'Change who sits where.'),
  'bad-pairs': () =>
    because('Two people play two factions each.', 'Seat four factions and say which two belong together.'),
  'bad-choices': () => because('These choices do not go together in this edition.', 'Change the options of the table.'),
  'swap-with-itself': () => because('This seat has that faction already.', 'Choose another faction.'),
  'too-late-to-swap': () =>
    because(
      'The game has begun at this table.',
      'Factions are swapped before the set-up begins. Open a new table, or play on as you are.',
    ),
  'faction-not-in-play': (refusal) =>
    because(`${capital(theFaction(refusal.faction))} is not in play at this table.`, 'Choose another faction.'),
  'not-offered': () =>
    because('The rules of this table do not offer this now.', 'What is asked of you stands on the page.'),
  'no-such-instruction': () => because('This line has left the list.', 'Nothing more is to be done about it.'),
  'no-such-point': (refusal) =>
    because(`The log holds no such point; its last is number ${refusal.last}.`, 'Choose a point from the list.'),
  'window-not-over': () => because('The time for answers is not over.', 'It closes for everyone at the same moment.'),
  'hand-not-raised': () => because('This hand is not raised.', 'Nothing holds the table back.'),
} satisfies Partial<Explanations<Refusal>>;
