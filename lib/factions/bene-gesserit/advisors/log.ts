import { type Feature, notLogged } from '../../../kernel/feature.ts';
import type { AdvisorsContract } from './contract.ts';

/** The public log lines. Only a standing answer is secret. */
export const log: Feature<AdvisorsContract>['log'] = {
  AdvisorsAsked: notLogged,
  AdvisorSent: ({ faction, shipper, along, territory, sector }) => ({
    code: 'advisor-sent',
    faction,
    shipper,
    along,
    territory,
    sector,
  }),
  NobodySent: notLogged,
  SendingOrdered: notLogged,
  IntrusionAnswered: notLogged,
  BattlesAnnounced: ({ faction, territories }) =>
    territories.length === 0 ? null : { code: 'battles-announced', faction, territories },
};

/** The public log lines when an event is undone. */
export const logUndone: NonNullable<Feature<AdvisorsContract>['logUndone']> = {
  AdvisorSent: ({ faction, territory, sector }) => ({ code: 'advisor-sent-back', faction, territory, sector }),
};
