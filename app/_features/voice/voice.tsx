'use client';
import { useState } from 'react';
import { choices, contains, voiceKindName, formatVoice, VOICE_KINDS, type AnswerValue, type VoiceKind } from '#client';
import { Icon } from '#app/_components/icon.tsx';
import { Button } from '#app/_components/button.tsx';
import { SubmitButton } from '#app/_components/prompt/submit-button.tsx';
import { PromptLayout } from '#app/_components/prompt/prompt-layout.tsx';
import { AcknowledgePrompt } from '#app/_components/prompt/acknowledge-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import styles from '#app/_components/prompt/prompt-layout.module.css';
import { VOICE } from '#lib/factions/bene-gesserit/voice/messages/phone.ts';

const SILENCE: AnswerValue = null;

/**
 * Asks for the command of the Voice: to play one kind of card, not to play it, or no command. The page shows the
 * sentence before it is sent.
 */
export const VoicePage = (page: PromptPageProps<'voice'>) =>
  page.prompt.leave === 'denied' ? <AcknowledgePrompt {...page} /> : <Speak {...page} />;

function Speak({ prompt, view, onAnswer, sending, trouble }: PromptPageProps<'voice'>) {
  const [play, setPlay] = useState<boolean | null>(null);
  const [kind, setKind] = useState<VoiceKind | null>(null);
  const command = play === null || kind === null ? null : { play, kind };
  const kinds = choices(prompt.answers, 'kind', play === null ? {} : { play });
  return (
    <PromptLayout
      prompt={prompt}
      view={view}
      trouble={trouble}
      acts={
        <>
          <p className={styles.spoken} aria-live="polite">
            {command !== null && `“${formatVoice(command)}”`}
          </p>
          <SubmitButton
            ready={command !== null}
            missing={VOICE.missing}
            sending={sending}
            onAct={() => {
              if (command !== null && contains(prompt.answers, command)) onAnswer(command);
            }}
          >
            {VOICE.act}
          </SubmitButton>
          {contains(prompt.answers, SILENCE) && (
            <Button
              tone="quiet"
              onClick={() => {
                if (!sending) onAnswer(SILENCE);
              }}
            >
              {VOICE.silent}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.pair} role="group" aria-label={VOICE.play}>
        <Button
          small
          chosen={play === true}
          onClick={() => {
            setPlay(true);
          }}
        >
          Play
        </Button>
        <Button
          small
          chosen={play === false}
          onClick={() => {
            setPlay(false);
          }}
        >
          {VOICE.playNo}
        </Button>
      </div>
      <div className={styles.pair} role="group" aria-label={VOICE.kind}>
        {VOICE_KINDS.filter((offered) => kinds.includes(offered)).map((offered) => (
          <Button
            key={offered}
            small
            className={styles.left}
            chosen={kind === offered}
            onClick={() => {
              setKind(offered);
            }}
          >
            <Icon name={offered} /> {voiceKindName(offered).replace(/ (weapon|card)$/, '')}
          </Button>
        ))}
      </div>
    </PromptLayout>
  );
}
