/** Messages of advisors in the turns of others. All of them are public. */
import { factionName, theFaction, factionPossessive } from '../../../messages/names.ts';
import { formatList } from '../../../messages/numbers.ts';
import { thePlace, theTerritory } from '../../../messages/territories.ts';
import type { Messages } from '../../../messages/messages.ts';
import type { AdvisorsContract } from './contract.ts';

export const advisorsMessages: Messages<AdvisorsContract> = {
  prompts: {
    'send-advisor': {
      lead: 'One force of your reserves may go along for free. It does not count as your shipment of this turn.',
      byDefault: 'No force goes along.',
    },
    intrusion: {
      lead: 'If your forces there become advisors, they coexist with the others. If they stay fighters, there is a battle.',
      byDefault: 'They stay fighters.',
    },
    'announce-battles': {
      lead: 'Before the first shipment, all your advisors in a territory may become fighters. Later they may do so only if more of your forces come, or if they are alone.',
      byDefault: 'All of them stay advisors.',
    },
  },
  log: {
    'advisor-sent': ({ faction, shipper, along, ...place }, { edition }) =>
      along
        ? `an advisor of ${theFaction(faction)} went with ${factionPossessive(shipper)} shipment to ${thePlace(place, edition)}.`
        : `${theFaction(faction)} sent 1 force to ${thePlace(place, edition)}, with ${factionPossessive(shipper)} shipment.`,
    'advisor-sent-back': ({ faction, ...place }, { edition }) =>
      `${theFaction(faction)} took 1 force back from ${thePlace(place, edition)} to the reserves.`,
    'battles-announced': ({ faction, territories }, { edition }) =>
      `${factionName(faction)} will fight in ${formatList(territories.map((territory) => theTerritory(territory, edition)))}.`,
  },
};
