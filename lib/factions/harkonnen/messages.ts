/** What is said of captured leaders. */
import type { FactionId } from '../../model/factions.ts';
import type { LeaderId } from '../../model/leaders.ts';
import type { LogFactOf } from '../../model/log.ts';
import { because } from '../../messages/explanation.ts';
import { nameOfLeader, theFaction, theFactions } from '../../messages/names.ts';
import { capital, counted, listed, saySpice } from '../../messages/numbers.ts';
import type { Words } from '../../messages/messages.ts';
import type { HarkonnenContract } from './contract.ts';

export const harkonnenWords: Words<HarkonnenContract> = {
  questions: {
    capture: {
      lead: 'You won. Mentat draws one who lives and has not fought elsewhere; you and the owner learn who it is.',
      owed: 'word of whether a leader is captured',
      byDefault: 'No leader is captured.',
    },
    captive: {
      lead: ({ pays }) =>
        `Hold the leader for one battle of yours, or put it face down into the tanks for ${saySpice(pays)}.`,
      owed: 'word of what becomes of the captured leader',
      byDefault: 'The captured leader is held.',
    },
  },
  told: {
    'capture-declined': ({ by }) => `${theFaction(by)} captured no leader.`,
    'leader-captured': sayCaptured,
    'captive-killed': sayKilled,
    'captive-kept': ({ captor }) => `${theFaction(captor)} holds the captured leader.`,
    'captives-returned': ({ captor, because: why, count }) =>
      why === 'used'
        ? `${theFaction(captor)} gave the captured leader back after the battle.`
        : `${theFaction(captor)} has no leader left: ${counted(count, 'captured leader')} went home.`,
  },
  covered: {
    'leader-captured': (fact) => (fact.leader === null ? null : sayCaptured({ ...fact, leader: null })),
    'captive-killed': (fact) => (fact.leader === null ? null : sayKilled({ ...fact, leader: null })),
  },
  points: {
    'capture-declined': ({ by }) => `${theFaction(by)} left the loser’s leaders alone`,
    'captive-kept': ({ captor }) => `${theFaction(captor)} kept the captured leader`,
    'captives-returned': ({ captor }) => `leaders captured by ${theFaction(captor)} went home`,
  },
  secrets: {
    captives: {
      name: 'captured leaders',
      check: 'The moderator asks you to look at your captured leaders once more. Nobody is told what you answer.',
      entered: ({ held, faceDown }) =>
        `You entered that you hold ${sayLeaders(held)}, and that ${sayLeaders(faceDown)} lies face down in the tanks.`,
      covered: 'You entered which leaders you hold.',
    },
  },
  refusals: {
    'captures-nobody': ({ faction }) =>
      because(
        `${capital(theFaction(faction))} captures no leaders at this table.`,
        'Harkonnen does, in the advanced game.',
      ),
    'no-captive': ({ leader }) =>
      because(
        `${nameOfLeader(leader)} cannot be a captive.`,
        'A captive is somebody else’s, named once, and not dead for all to see.',
      ),
  },
};

/** The choice to capture somebody: `Draw one of the Emperor’s leaders`. */
export const sayDraw = (loser: FactionId): string => `Draw one of ${theFactions(loser)} leaders`;

function sayCaptured({ captor, owner, leader }: LogFactOf<'leader-captured'>): string {
  return leader === null
    ? `${theFaction(captor)} captured one of ${theFactions(owner)} leaders.`
    : `${theFaction(captor)} captured ${nameOfLeader(leader)} of ${theFaction(owner)}.`;
}

function sayKilled({ captor, owner, leader }: LogFactOf<'captive-killed'>): string {
  return leader === null
    ? `${theFaction(captor)} put one of ${theFactions(owner)} leaders face down into the tanks.`
    : `${theFaction(captor)} put ${nameOfLeader(leader)} of ${theFaction(owner)} face down into the tanks.`;
}

const sayLeaders = (leaders: readonly LeaderId[]): string =>
  leaders.length === 0 ? 'nobody' : listed(leaders.map(nameOfLeader));
