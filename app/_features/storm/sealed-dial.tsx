'use client';
import { must } from '#client';
import { Decision } from '#app/_components/decision.tsx';
import { FactionDisc, FactionName } from '#app/_components/faction-disc.tsx';
import { Icon } from '#app/_components/icon.tsx';
import { Button } from '#app/_components/button.tsx';
import { ReadOnlyCover } from '#app/_components/cover/read-only-cover.tsx';
import { Body } from '#app/_components/phone.tsx';
import sealed from '#app/_components/prompt/sealed.module.css';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { PromptHeading } from '#app/_components/prompt/prompt-heading.tsx';
import { SEALED_DIAL } from '#lib/features/storm/messages/phone.ts';
import styles from './storm-dial.module.css';

/** The dial is with the server, and covered. It may be changed until the other one is in. */
export function SealedDialPage({ prompt, view, onCommand, sending, trouble }: PromptPageProps<'storm-dial'>) {
  const { dialers } = must(view.table.stormPhase, 'the storm of this dial');
  const other = dialers.find(({ faction }) => faction === prompt.other)?.dial.state ?? 'open';
  return (
    <>
      <Body>
        <PromptHeading title={SEALED_DIAL.title} lead={SEALED_DIAL.lead} />
        <ReadOnlyCover what="your storm dial" named height={8}>
          <p className={styles.dial}>{view.mine.stormDial}</p>
        </ReadOnlyCover>
        <p className={sealed.other}>
          <FactionDisc faction={prompt.other} />
          <span>
            <FactionName faction={prompt.other} />
            <small>{other === 'open' ? 'still dialling' : 'sealed'}</small>
          </span>
          <Icon name={other === 'open' ? 'clock' : 'seal'} />
        </p>
        {trouble}
      </Body>
      <Decision>
        <Button
          sending={sending}
          onClick={() => {
            onCommand({ type: 'Withdraw', prompt: prompt.id });
          }}
        >
          {SEALED_DIAL.change}
        </Button>
      </Decision>
    </>
  );
}
