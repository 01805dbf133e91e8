/** Messages of stopped revivals. */
import type { Messages } from '../../../messages/messages.ts';
import { theFaction } from '../../../messages/names.ts';
import type { StoppedRevivalContract } from './contract.ts';

export const stoppedRevivalMessages: Messages<StoppedRevivalContract> = {
  log: {
    'revival-stopped': ({ faction, turn }) =>
      `Tleilaxu stopped the revival of forces of ${theFaction(faction)} in turn ${turn}.`,
  },
};
