import type { Brief } from '../../words/brief.ts';
import { sayForcesThen, theFaction } from '../../words/names.ts';
import { capital } from '../../words/numbers.ts';
import { thePlace } from '../../words/territories.ts';
import type { ShipmentContract } from './contract.ts';

export const shipmentBrief: Brief<ShipmentContract> = {
  questions: { 'bring-reserves': { title: 'Where do your reserves land?', awaited: 'to bring reserves' } },
  offers: { 'bring-reserves': 'Bring reserves' },
  acts: {
    shipment: (act, { edition }) =>
      `${capital(theFaction(act.by))} brings ${sayForcesThen(act.by, act)} from the reserves to ${thePlace(act, edition)}.`,
  },
};
