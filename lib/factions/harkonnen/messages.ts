/** Messages of captured leaders. */
import type { FactionId } from '../../model/factions.ts';
import type { LeaderId } from '../../model/leaders.ts';
import type { LogFactOf } from '../../model/log.ts';
import { explain } from '../../messages/explanation.ts';
import { leaderName, theFaction, factionPossessive } from '../../messages/names.ts';
import { capitalize, formatCount, formatList, formatSpice } from '../../messages/numbers.ts';
import type { Messages } from '../../messages/messages.ts';
import type { HarkonnenContract } from './contract.ts';

export const harkonnenMessages: Messages<HarkonnenContract> = {
  prompts: {
    capture: {
      lead: 'You won. Mentat draws a living leader that has not fought elsewhere. Only you and the owner learn which one.',
      byDefault: 'No leader is captured.',
    },
    captive: {
      lead: ({ pays, isSeen }) =>
        `Hold the leader for one battle of yours, or put it ${isSeen ? '' : 'face down '}into the tanks for ${formatSpice(pays)}.`,
      byDefault: 'The captured leader is held.',
    },
  },
  log: {
    'capture-declined': ({ by }) => `${theFaction(by)} captured no leader.`,
    'leader-captured': formatCaptured,
    'captive-killed': formatKilled,
    'captive-turned-in': ({ captor, owner, leader }) =>
      `${theFaction(captor)} put ${leaderName(leader)} of ${theFaction(owner)} into the tanks.`,
    'captive-kept': ({ captor }) => `${theFaction(captor)} holds the captured leader.`,
    'captives-removed': ({ captor, leaders }) =>
      `${theFaction(captor)} removed ${formatLeaders(leaders)} from the game, because the owner is out of the game.`,
    'captives-returned': ({ captor, because: why, count }) =>
      why === 'used'
        ? `${theFaction(captor)} gave the captured leader back after the battle.`
        : `${theFaction(captor)} has no leader left: ${formatCount(count, 'captured leader')} went home.`,
  },
  covered: {
    'leader-captured': (fact) => (fact.leader === null ? null : formatCaptured({ ...fact, leader: null })),
    'captive-killed': (fact) => (fact.leader === null ? null : formatKilled({ ...fact, leader: null })),
  },
  points: {
    'captives-removed': ({ captor }) => `${theFaction(captor)} removed captured leaders from the game`,
    'capture-declined': ({ by }) => `${theFaction(by)} left the loser’s leaders alone`,
    'captive-kept': ({ captor }) => `${theFaction(captor)} kept the captured leader`,
    'captives-returned': ({ captor }) => `leaders captured by ${theFaction(captor)} went home`,
  },
  secrets: {
    captives: {
      name: 'captured leaders',
      check: 'The moderator asks you to check your captured leaders. Nobody else sees your answer.',
      entered: ({ held, faceDown }) =>
        `You entered that you hold ${formatLeaders(held)}, and that ${formatLeaders(faceDown)} lies face down in the tanks.`,
      covered: 'You entered which leaders you hold.',
    },
  },
  refusals: {
    'captures-nobody': ({ faction }) =>
      explain(
        `${capitalize(theFaction(faction))} captures no leaders at this table.`,
        'Only Harkonnen can, if the table plays with that power.',
      ),
    'no-captive': ({ leader }) =>
      explain(
        `${leaderName(leader)} cannot be a captive.`,
        'A captive is a leader of another faction. It is named once, and does not lie open in the tanks.',
      ),
  },
};

/** Returns the label of the button of a capture: `Draw one of the Emperor’s leaders`. */
export const formatDraw = (loser: FactionId): string => `Draw one of ${factionPossessive(loser)} leaders`;

function formatCaptured({ captor, owner, leader }: LogFactOf<'leader-captured'>): string {
  return leader === null
    ? `${theFaction(captor)} captured one of ${factionPossessive(owner)} leaders.`
    : `${theFaction(captor)} captured ${leaderName(leader)} of ${theFaction(owner)}.`;
}

function formatKilled({ captor, owner, leader }: LogFactOf<'captive-killed'>): string {
  return leader === null
    ? `${theFaction(captor)} put one of ${factionPossessive(owner)} leaders face down into the tanks.`
    : `${theFaction(captor)} put ${leaderName(leader)} of ${theFaction(owner)} face down into the tanks.`;
}

const formatLeaders = (leaders: readonly LeaderId[]): string =>
  leaders.length === 0 ? 'nobody' : formatList(leaders.map(leaderName));
