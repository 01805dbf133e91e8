import type { VoiceCommand, VoiceKind } from '../../../model/voice.ts';
import type { Labels } from '../../../messages/labels.ts';
import { theFaction } from '../../../messages/names.ts';
import { capitalize, uncapitalize } from '../../../messages/numbers.ts';
import { LET_IT_PASS } from '../../../messages/on-behalf.ts';
import type { VoiceContract } from './contract.ts';

export const voiceLabels: Labels<VoiceContract> = {
  prompts: {
    voice: {
      title: ({ target, leave }) => (leave === 'denied' ? LET_IT_PASS : `Command ${theFaction(target)}?`),
      awaited: 'to speak or stay silent',
    },
  },
  uses: {
    voice: ({ by, target, command }) =>
      `${capitalize(theFaction(by))} commands ${theFaction(target)}: ${uncapitalize(formatVoice(command))}`,
  },
};

const VOICE_KIND_NAMES: Record<VoiceKind, string> = {
  projectile: 'projectile weapon',
  poison: 'poison weapon',
  lasgun: 'lasgun',
  shield: 'shield',
  snooper: 'snooper',
  worthless: 'worthless card',
  'cheap-hero': 'cheap hero',
};

/** Returns the label of what the Voice can name: `poison weapon`. */
export const voiceKindName = (kind: VoiceKind): string => VOICE_KIND_NAMES[kind];

/** Returns a command of the Voice: `Play no lasgun.` */
export const formatVoice = ({ play, kind }: VoiceCommand): string =>
  `Play ${play ? 'a' : 'no'} ${voiceKindName(kind)}.`;
