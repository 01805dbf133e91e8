/** Messages of Kanly. */
import { leaderName, theFaction } from '../../../messages/names.ts';
import { capitalize, formatList, formatSpice } from '../../../messages/numbers.ts';
import { explain } from '../../../messages/explanation.ts';
import type { Messages } from '../../../messages/messages.ts';
import type { KanlyContract, KanlyLogFact } from './contract.ts';
import { duelingCardName, formatMove } from './messages/cards.ts';
import { formatBorder, formatSector } from './messages/phone.ts';

export const kanlyMessages: Messages<KanlyContract> = {
  prompts: {
    'kanly-champion': {
      lead: 'The leader stays face down until it attacks, answers an attack, or is hurt.',
      byDefault: 'Chance chooses the leader.',
    },
    'place-champion': {
      lead: 'The player who declared Kanly places first. All players see the sector, and not the leader.',
      byDefault: 'The leader begins in the first free sector.',
    },
    'back-champion': {
      lead: 'An attack takes this spice before it hurts the leader. Both sums are shown together. What is left comes back to you.',
      byDefault: 'No spice backs the leader.',
    },
    'send-second': {
      lead: 'If your side wins, your leader comes back and brings its value. If your side loses, your leader dies. All sides are shown together.',
      byDefault: 'Chance chooses the side and the leader.',
    },
    'arena-move': {
      lead: 'A step in draws a dueling card.',
      byDefault: 'The leader takes the first possible step.',
    },
    'answer-attack': {
      lead: 'An answer stops nothing: both leaders are hurt, and yours is shown.',
      byDefault: 'The attack is not answered.',
    },
    'collect-second': {
      lead: ({ points }) =>
        `Your second brings ${points}. A force costs 1, a leader costs its value, and the rest is spice.`,
      byDefault: 'The seat takes spice alone.',
    },
  },
  log: {
    'kanly-threatened': ({ by, on, action }) => `${theFaction(by)} threatened ${theFaction(on)} with Kanly: ${action}.`,
    'kanly-threat-ended': ({ by, because }) =>
      because === 'withdrawn'
        ? `the threat of ${theFaction(by)} was withdrawn.`
        : `the threat of ${theFaction(by)} led to no duel.`,
    'kanly-declared': ({ by, on }) => `${theFaction(by)} declared Kanly against ${theFaction(on)}.`,
    'parting-offered': ({ faction, offers }) =>
      offers ? `${theFaction(faction)} offered to part.` : `${theFaction(faction)} fights on.`,
    'champion-placed': ({ faction }) => `${theFaction(faction)} placed a leader face down in the arena.`,
    'backing-shown': ({ backing }) =>
      `${formatList(backing.map(({ faction, amount }) => `${theFaction(faction)} backed a leader with ${formatSpice(amount)}`))}.`,
    'sides-shown': formatSides,
    'arena-moved': ({ faction, move }) => `${theFaction(faction)} ${formatMove(move)}.`,
    'dueling-card-drawn': ({ faction }) => `${theFaction(faction)} drew a dueling card.`,
    'own-dueling-card': ({ card }) => `you drew the dueling card ${duelingCardName(card)}.`,
    'dueling-deck-shuffled': 'the discarded dueling cards were shuffled into a new deck.',
    'attack-resolved': formatAttack,
    'kanly-ended': formatEnd,
    'second-paid': ({ faction, spice, forces, leaders }) =>
      `the second of ${theFaction(faction)} brought ${formatList([
        ...(spice === 0 ? [] : [formatSpice(spice)]),
        ...(forces === 0 ? [] : [`${forces} from the tanks`]),
        ...leaders.map(leaderName),
      ])}.`,
  },
  refusals: {
    'no-duels-here': () => explain('This table plays without The Duel.', 'Choose the module at a new table.'),
    'no-threat-now': () =>
      explain('Kanly is not possible now.', 'Wait until the battle, the auction, the question or the duel is over.'),
    'kanly-by-card': () =>
      explain('Nobody threatens Kanly at this table.', 'A player with a yes card declares Kanly at once.'),
    'outside-duels': ({ faction }) =>
      explain(`${capitalize(theFaction(faction))} takes no part in duels.`, 'Choose another player.'),
    'one-threat-a-turn': () =>
      explain('You have threatened Kanly in this turn.', 'You can threaten again in the next turn.'),
    'threatens-itself': () => explain('A player cannot threaten the own faction.', 'Choose another player.'),
    'threatens-ally': ({ faction }) =>
      explain(`${capitalize(theFaction(faction))} is your ally.`, 'Choose a player who is not your ally.'),
    'threat-repeated': ({ by }) =>
      explain(`${capitalize(theFaction(by))} has made the same threat in this turn.`, 'Name another action.'),
    'no-leader-for-duel': ({ faction }) =>
      explain(`${capitalize(theFaction(faction))} has no leader for a duel.`, 'A duel needs a leader on both sides.'),
    'threat-silenced': () =>
      explain('The Cone of Silence lies over you.', 'Kanly is possible for you again in the next turn.'),
    'no-threat-open': ({ faction }) =>
      explain(`${capitalize(theFaction(faction))} has no open threat in this turn.`, 'Threaten Kanly first.'),
    'duel-fought': ({ faction }) =>
      explain(
        `${capitalize(theFaction(faction))} has fought a duel in this turn.`,
        'A player fights only one threatened duel a turn.',
      ),
    'duellists-only': () => explain('Only the two duellists can part.', 'The moderator can end the duel as well.'),
    'no-free-sector': () => explain('This place of the arena is not free.', 'Choose another place.'),
    'leader-face-down': ({ faction }) =>
      explain(
        `The leader of ${theFaction(faction)} lies face down.`,
        'Only the value of a shown leader can be corrected.',
      ),
    'no-duel-now': () => explain('Nobody fights in the arena now.', 'The duellists can part only during their fight.'),
  },
  facts: {
    'duel-place': {
      about: ({ faction }) => `Sector of the leader of ${theFaction(faction)}`,
      value: ({ at }) => formatSector(at),
      corrected: ({ faction, at }) => `put the leader of ${theFaction(faction)} into ${formatSector(at)}`,
    },
    'duel-worth': {
      about: ({ faction }) => `Value of the leader of ${theFaction(faction)}`,
      value: ({ worth }) => String(worth),
      corrected: ({ faction }, { to }) => `set the value of the leader of ${theFaction(faction)} ${to}`,
    },
    'duel-backing': {
      about: ({ faction }) => `Backing of ${theFaction(faction)}`,
      value: ({ amount }) => String(amount),
      corrected: ({ faction }, { to }) => `set the backing of ${theFaction(faction)} ${to}`,
    },
    'duel-block': {
      about: ({ border }) => `Block: ${formatBorder(border)}`,
      value: ({ lies }) => (lies ? 'yes' : 'no'),
      corrected: ({ border, lies }) => `${lies ? 'placed' : 'removed'} a block: ${formatBorder(border)}`,
    },
  },
  covered: { 'own-dueling-card': () => 'you drew a dueling card.' },
  points: {
    'kanly-declared': ({ by }) => `${theFaction(by)} declared Kanly`,
    'sides-shown': () => 'the sides of a duel were shown',
    'attack-resolved': ({ by }) => `${theFaction(by)} attacked in the arena`,
    'kanly-ended': () => 'a duel ended',
  },
};

type Told<Code extends KanlyLogFact['code']> = Extract<KanlyLogFact, { readonly code: Code }>;

function formatSides({ sides }: Told<'sides-shown'>): string {
  const told = sides.map(({ faction, side }) =>
    side === null
      ? `${theFaction(faction)} sent nobody`
      : `${theFaction(faction)} sent a second to ${theFaction(side)}`,
  );
  return told.length === 0 ? 'nobody else was there to send a second.' : `${formatList(told)}.`;
}

function formatAttack({ by, on, answer, hits }: Told<'attack-resolved'>): string {
  const how = answer === null ? 'attacked' : `attacked, and ${theFaction(on)} answered with ${duelingCardName(answer)}`;
  return [
    `the leader of ${theFaction(by)} ${how}.`,
    ...hits.map(({ by: winner, on: loser, fromBacking, fromDisc, dies }) => {
      const spice = fromBacking + fromDisc;
      return `${capitalize(theFaction(winner))} got ${formatSpice(spice)}${dies ? `, and the leader of ${theFaction(loser)} died` : ''}.`;
    }),
  ].join(' ');
}

function formatEnd({ how, winner, seconds }: Told<'kanly-ended'>): string {
  const end =
    how === 'death' && winner !== null
      ? `${theFaction(winner)} won the duel.`
      : {
          death: '',
          'both-died': 'both leaders died in the duel.',
          fled: 'a leader fled, and the duel ended.',
          parted: 'the duellists parted.',
        }[how];
  const told = seconds.map(
    ({ faction, leader, fate }) =>
      `${leaderName(leader)} of ${theFaction(faction)} ${fate === 'killed' ? 'died' : 'came back'}`,
  );
  return [end, ...(told.length === 0 ? [] : [`${capitalize(formatList(told))}.`])].join(' ');
}
