import { type Feature, toNobody } from '../../../kernel/feature.ts';
import type { AdvisorsContract } from './contract.ts';

/** What everybody may read of it: all but a standing word is done for all to see. */
export const tells: Feature<AdvisorsContract>['tells'] = {
  AdvisorsAsked: toNobody,
  AdvisorSent: ({ faction, shipper, along, territory, sector }) => ({
    code: 'advisor-sent',
    faction,
    shipper,
    along,
    territory,
    sector,
  }),
  NobodySent: toNobody,
  SendingOrdered: toNobody,
  IntrusionAnswered: toNobody,
  BattlesAnnounced: ({ faction, territories }) =>
    territories.length === 0 ? null : { code: 'battles-announced', faction, territories },
  AdvisorSentBack: ({ faction, territory, sector }) => ({ code: 'advisor-sent-back', faction, territory, sector }),
  TurningUndone: toNobody,
};
