import { type Feature, notLogged } from '../../../kernel/feature.ts';
import { placedNegotiators } from './api.ts';
import type { WarContract } from './contract.ts';

/** The log lines of the war. Only the owner of a leader reads which leader lies in the arena. */
export const log: Feature<WarContract>['log'] = {
  NegotiatorsCalled: ({ factions }) => ({ code: 'negotiators-called', factions }),
  NegotiatorPlaced: ({ faction, leader }, audience) =>
    audience === faction ? { code: 'own-negotiator-placed', leader } : { code: 'negotiator-placed', faction },
  NegotiatorsReturned: () => ({ code: 'negotiators-returned' }),
  WarBegan: (_event, _audience, before) => ({
    code: 'war-began',
    factions: placedNegotiators(before).map(({ faction }) => faction),
  }),
  WarFought: notLogged,
  WarEnded: ({ how, winner }) => ({ code: 'war-ended', how, winner }),
};
