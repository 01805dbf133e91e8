/** The legal answers, by a second reading of the rulebook. */
import { getField, FACTIONS, isList } from '#engine';
import type { NexusContract } from '#lib/features/nexus/contract.ts';
import type { Oracle } from '../../support/oracle/oracle.ts';
import { isSilent } from '../cone-of-silence/oracle.ts';
import { areOneAlliance, mostAt } from './oracle-rules.ts';

export const oracle: Oracle<NexusContract> = {
  talk: (_state, _prompt, value) => value === true,
  // 002 Alliances, 001 XII.C–D: an alliance may have any factions in play, as many as the table allows. Any member may
  // break it.
  'choose-allies': (state, { faction: asks, offers }, value) => {
    if (getField(value, 'leaves') === true)
      return Object.keys(value ?? {}).length === 1 && state.alliances.some((one) => one.includes(asks));
    const [members, says] = [getField(value, 'with'), getField(value, 'says')];
    if (!isList(members) || Object.keys(value ?? {}).length !== 2) return false;
    const named = JSON.stringify(members);
    const seated = state.seating.map(({ faction }) => faction).filter((faction) => members.includes(faction));
    const isGroup =
      seated.length > 1 && named === JSON.stringify(seated) && members.includes(asks) && seated.length <= mostAt(state);
    const offer = offers.find((one) => one.members.join() === seated.join());
    if (says === 'no') return seated.length > 1 && named === JSON.stringify(seated) && (offer?.agreed.length ?? 0) > 0;
    if (says !== 'yes' || !isGroup || offer?.agreed.includes(asks) === true) return false;
    if (seated.some((one) => isSilent(state, one))) return false;
    return !areOneAlliance(state, seated) && seated.every((one) => FACTIONS.includes(one));
  },
};
