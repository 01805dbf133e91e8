/** Messages of secret checks. The texts of the question itself are with each secret. */
import { theFaction } from '../../messages/names.ts';
import type { Messages } from '../../messages/messages.ts';
import type { SecretChecksContract } from './contract.ts';

export const secretChecksMessages: Messages<SecretChecksContract> = {
  prompts: {
    'check-own': {
      lead: ({ matter }, { sayCheck }) => sayCheck(matter),
      byDefault: 'Mentat takes the entry as right.',
    },
  },
  log: {
    'owner-asked': ({ faction, matter }, { nameOfSecret }) =>
      `the moderator asked ${theFaction(faction)} to check the ${nameOfSecret(matter)}.`,
    'owner-checked': ({ faction, matter }, { nameOfSecret }) =>
      `${theFaction(faction)} checked the ${nameOfSecret(matter)}.`,
  },
};
