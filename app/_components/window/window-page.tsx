'use client';
import { useContext, useState, type ReactNode } from 'react';
import { must, titleAt, type AnswerValue } from '#client';
import { formatWhoIsAsked } from '#lib/messages/format/leads.ts';
import { Body } from '../phone.tsx';
import { PromptProgress } from '../prompt/prompt-progress.ts';
import { PromptHeading } from '../prompt/prompt-heading.tsx';
import type { WindowPageProps } from '../prompt/prompt-page.ts';
import type { OwnMessages } from './own-messages.ts';
import { Stone } from '../prompt/stone.tsx';
import { PlayPage } from './play-page.tsx';
import { passIn } from './window-answers.ts';
import { AutoPassSwitch } from './auto-pass-switch.tsx';
import { WindowClock } from './window-clock.tsx';
import { PASS, PLAY } from './window-messages.ts';
import styles from './window-page.module.css';

/** Creates the page of one window, with its own texts. */
export const createWindowPage = (own: OwnMessages): ((props: WindowPageProps) => ReactNode) =>
  function WindowPage(props) {
    return <StonePage own={own} {...props} />;
  };

interface StonePageProps extends WindowPageProps {
  readonly own: OwnMessages;
}

/**
 * The page of a window: pass or play, two halves of one button, the same on every phone. “Play” leads to the same
 * covered page for everybody. An answer shows no difference between pass and play; a seat on auto-pass looks like a
 * seat without an answer.
 */
function StonePage({ own, prompt, view, onAnswer, onCommand, onTone, sending, trouble }: StonePageProps) {
  const [playing, setPlaying] = useState(false);
  const above = useContext(PromptProgress);
  const answer = (value: AnswerValue) => {
    // A second answer withdraws the first answer. All answers are sent in order.
    if (sending || prompt.sealed) onCommand({ type: 'Withdraw', prompt: prompt.id });
    setPlaying(false);
    onAnswer(value);
  };
  const pass = () => {
    answer(must(passIn(prompt), 'an answer that passes'));
  };
  if (playing) {
    return (
      <PlayPage
        prompt={prompt}
        own={own}
        view={view}
        onAnswer={answer}
        onPass={pass}
        onCommand={onCommand}
        onTone={onTone}
        trouble={trouble}
      />
    );
  }
  return (
    <>
      <Body>
        {above(view, null)}
        <PromptHeading above={formatWhoIsAsked(prompt)} title={titleAt(prompt, view.table)} />
        {own.Shown !== undefined && <own.Shown view={view} />}
        <div className={styles.standing}>
          <WindowClock view={view} answered={prompt.sealed && !sending} onCommand={onCommand} />
          <AutoPassSwitch on={view.mine.standsAside} onCommand={onCommand} />
        </div>
        {trouble}
      </Body>
      <Stone
        halves={[
          { says: PASS, onPress: pass },
          {
            says: PLAY,
            onPress: () => {
              setPlaying(true);
            },
          },
        ]}
      />
    </>
  );
}
