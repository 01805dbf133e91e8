import { type Feature, notLogged } from '../../kernel/feature.ts';
import { canAlly } from './alliances.ts';
import type { NexusContract } from './contract.ts';

/**
 * The public log lines of a nexus: alliances that are made and left, but no offers. There are no lines if no alliance
 * is possible.
 */
export const log: Feature<NexusContract>['log'] = {
  NexusBegan: (_event, _audience, before) => (canAlly(before) ? { code: 'nexus-began' } : null),
  AllianceAnswered: notLogged,
  AllianceFormed: ({ members, alone, shared }) => ({ code: 'alliance-formed', members, alone, shared }),
  AllianceLeft: ({ faction, alone }) => ({ code: 'alliance-left', faction, alone }),
  TalkedEnough: notLogged,
  TalksOn: notLogged,
  NexusTimed: ({ time }) => ({
    code: 'nexus-timed',
    minutes: time === null ? 0 : Math.round((time.deadline - time.opened) / 60_000),
  }),
  NexusEnded: ({ alliances, byModerator }, _audience, before) =>
    canAlly(before) ? { code: 'nexus-ended', alliances, byModerator } : null,
};
