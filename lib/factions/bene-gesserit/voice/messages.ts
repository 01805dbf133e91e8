/** Messages of the Voice. All of them are public. */
import { theFaction, factionPossessive } from '../../../messages/names.ts';
import { capitalize, uncapitalize } from '../../../messages/numbers.ts';
import { forWhom } from '../../../messages/on-behalf.ts';
import type { Messages } from '../../../messages/messages.ts';
import { formatVoice } from './labels.ts';
import type { VoiceContract, VoiceView } from './contract.ts';

export const voiceMessages: Messages<VoiceContract> = {
  prompts: {
    voice: {
      lead: (ask) =>
        forWhom(ask, 'the Voice', `The Voice makes ${theFaction(ask.target)} play, or not play, one kind of card.`),
      byDefault: 'The Voice stays silent.',
    },
  },
  log: {
    'voice-declined': ({ by }) => `${theFaction(by)} stayed silent.`,
    'voice-used': ({ by, target, command }) =>
      `${theFaction(by)} used the Voice on ${theFaction(target)}: ${formatVoice(command).toLowerCase()}`,
  },
  uses: { voice: ({ by }) => `${factionPossessive(by)} command` },
};

/** Returns the command and its state: `Bene Gesserit commands Atreides: play no lasgun.` */
export function formatVoiceProbe({ by, target, order, state }: VoiceView): string {
  const spoken = `${theFaction(by)} commands ${theFaction(target)}: ${uncapitalize(formatVoice(order))}`;
  return capitalize(state === 'cancelled' ? `${spoken} A Karama cancels it.` : spoken);
}
