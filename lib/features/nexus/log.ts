import { type Feature, toNobody } from '../../kernel/feature.ts';
import { mayAlly } from './alliances.ts';
import type { NexusContract } from './contract.ts';

/**
 * What everybody may read of a nexus: alliances made and left. What was proposed to whom, and turned down, stands
 * nowhere. Where nobody can ally there is nothing to tell.
 */
export const tells: Feature<NexusContract>['tells'] = {
  NexusBegan: (_event, _audience, before) => (mayAlly(before) ? { code: 'nexus-began' } : null),
  AllianceAnswered: toNobody,
  AllianceFormed: ({ members, alone, shared }) => ({ code: 'alliance-formed', members, alone, shared }),
  AllianceLeft: ({ faction, alone }) => ({ code: 'alliance-left', faction, alone }),
  TalkedEnough: toNobody,
  TalksOn: toNobody,
  NexusTimed: ({ time }) => ({
    code: 'nexus-timed',
    minutes: time === null ? 0 : Math.round((time.deadline - time.opened) / 60_000),
  }),
  NexusEnded: ({ alliances, byModerator }, _audience, before) =>
    mayAlly(before) ? { code: 'nexus-ended', alliances, byModerator } : null,
};
