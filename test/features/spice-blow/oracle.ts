/** The legal answers, by a second reading of the rulebook. */
import type { SpiceBlowContract } from '#lib/features/spice-blow/contract.ts';
import type { Oracle } from '../../support/oracle/oracle.ts';
import { CARDS } from './oracle/cards.ts';

export const oracle: Oracle<SpiceBlowContract> = {
  'spice-card': (_state, _prompt, value) =>
    value === 'shai-hulud' ||
    value === 'reshuffled' ||
    value === 'mentat-draws' ||
    Object.keys(CARDS).some((card) => card === value),
};
