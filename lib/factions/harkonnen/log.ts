import { type Feature, notLogged } from '../../kernel/feature.ts';
import type { HarkonnenContract } from './contract.ts';

/** The log lines of captured leaders. Only captor and owner read the leader's name. */
export const log: Feature<HarkonnenContract>['log'] = {
  CaptureOffered: notLogged,
  CaptureDeclined: ({ by }) => ({ code: 'capture-declined', by }),
  LeaderCaptured: ({ captor, owner, leader }, audience) => ({
    code: 'leader-captured',
    captor,
    owner,
    leader: audience === captor || audience === owner ? leader : null,
  }),
  CaptiveKilled: ({ captor, owner, leader }, audience) => ({
    code: 'captive-killed',
    captor,
    owner,
    leader: audience === captor || audience === owner ? leader : null,
  }),
  CaptiveTurnedIn: ({ captor, owner, leader }) => ({ code: 'captive-turned-in', captor, owner, leader }),
  CaptiveKept: ({ captor }) => ({ code: 'captive-kept', captor }),
  CaptivesRemoved: ({ captor, leaders }) => ({ code: 'captives-removed', captor, leaders }),
  CaptivesReturned: ({ captor, leaders, because }) => ({
    code: 'captives-returned',
    captor,
    count: leaders.length,
    because,
  }),
};
