/** The log lines when the moderator lets a seat without a phone pass. */
import { theFaction } from '../../messages/names.ts';
import type { Messages } from '../../messages/messages.ts';
import type { AutoPassContract } from './contract.ts';

export const autoPassMessages: Messages<AutoPassContract> = {
  log: {
    'auto-pass-set-for': ({ faction, on }) =>
      on
        ? `the moderator lets ${theFaction(faction)} pass in every question to all, until this turn ends.`
        : `${theFaction(faction)} no longer passes by the moderator’s word.`,
  },
  points: {
    'auto-pass-set-for': ({ faction }) => `the moderator answered for ${theFaction(faction)} in questions to all`,
  },
};
