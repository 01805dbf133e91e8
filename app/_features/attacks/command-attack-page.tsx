'use client';
import { contains, formatVoice, VOICE_KINDS } from '#client';
import { OneTapPrompt } from '#app/_components/prompt/one-tap-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { VOICE } from '#lib/factions/bene-gesserit/voice/messages/phone.ts';

/** Asks for a command of the Voice about the card of an attack, or for none. */
export const CommandAttackPage = (page: PromptPageProps<'command-attack'>) => (
  <OneTapPrompt
    page={page}
    choices={[
      ...[true, false]
        .flatMap((play) => VOICE_KINDS.map((kind) => ({ play, kind })))
        .filter((command) => contains(page.prompt.answers, command))
        .map((command) => ({ value: command, says: formatVoice(command) })),
      { value: null, says: VOICE.silent, tone: 'quiet' as const },
    ]}
  />
);
