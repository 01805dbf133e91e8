import { explain } from '../../messages/explanation.ts';
import { theFaction } from '../../messages/names.ts';
import { capitalize, formatList } from '../../messages/numbers.ts';
import type { Messages } from '../../messages/messages.ts';
import type { ConeOfSilenceContract } from './contract.ts';

export const coneOfSilenceMessages: Messages<ConeOfSilenceContract> = {
  log: {
    silenced: ({ by, factions, forPhase = false }) =>
      forPhase
        ? `${theFaction(by)} silenced ${formatList(factions.map(theFaction))} until the phase ends.`
        : `${theFaction(by)} kept ${formatList(factions.map(theFaction))} from buying cards and making alliances until the turn ends.`,
  },
  facts: {
    silenced: {
      about: ({ faction }) => `Cone of Silence on ${theFaction(faction)}`,
      value: ({ silenced }) => (silenced ? 'silenced' : 'not silenced'),
      corrected: ({ faction, silenced }) =>
        silenced
          ? `noted that ${theFaction(faction)} is silenced`
          : `noted that ${theFaction(faction)} is not silenced`,
    },
  },
  refusals: {
    'says-nothing': ({ faction }) =>
      explain(`${capitalize(theFaction(faction))} may say nothing until the phase ends.`, 'Make the deal later.'),
    'no-cone-of-silence': () =>
      explain('The deck of this table has no Cone of Silence.', 'No faction can be silenced here.'),
  },
};
