'use client';
import { useState } from 'react';
import { type FactionId, promptTitle, formatPausedBy } from '#client';
import { Button } from '#app/_components/button.tsx';
import { LONG_REST_MS, useCover } from '#app/_components/cover/use-cover.ts';
import { EditableCover } from '#app/_components/cover/editable-cover.tsx';
import { Decision } from '#app/_components/decision.tsx';
import { Body } from '#app/_components/phone.tsx';
import type { PromptOf, PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { PromptHeading } from '#app/_components/prompt/prompt-heading.tsx';
import { CountdownRing } from '#app/_components/window/countdown-ring.tsx';
import { promptLead } from '#lib/messages/format/leads.ts';
import { BY_THE_CLOCK, ENOUGH, OFFERS, TALK_ON, TALKED_ENOUGH } from '#lib/features/nexus/messages/phone.ts';
import { Offers } from './offers.tsx';
import { OffersPage } from './offers-page.tsx';
import { Sides } from './sides.tsx';
import styles from './offers.module.css';

/**
 * Shows the nexus pause as a page for discussion. Offers are under a cover that looks the same with or without an
 * offer.
 */
export function TalkPage(props: PromptPageProps<'talk'>) {
  const { view, onCommand, onTone, trouble } = props;
  const cover = useCover({ rest: LONG_REST_MS });
  const [chosen, choose] = useState<readonly FactionId[]>([]);
  const allies = view.prompts.find((other): other is PromptOf<'choose-allies'> => other.kind === 'choose-allies');
  const time = view.table.nexus?.time ?? null;
  const isOpen = cover.state === 'open' && allies !== undefined;
  return (
    <div className={styles.page} {...cover.watch}>
      {isOpen ? (
        <OffersPage
          prompt={allies}
          view={view}
          chosen={chosen}
          onChoose={choose}
          onCover={cover.close}
          onTone={onTone}
          trouble={trouble}
          onAnswer={(value) => {
            choose([]);
            onCommand({ type: 'Answer', prompt: allies.id, value });
          }}
        />
      ) : (
        <>
          <Body>
            <PromptHeading
              title={props.prompt.sealed ? TALKED_ENOUGH : promptTitle(props.prompt, view.table.choices.edition)}
              lead={promptLead(props.prompt)}
            />
            <Sides table={view.table} />
            {time !== null && (
              <div className={styles.clock}>
                <CountdownRing window={time} held={formatPausedBy(view.table) !== null} />
                <p>{BY_THE_CLOCK}</p>
              </div>
            )}
            {allies !== undefined && (
              <EditableCover cover={cover} what={OFFERS} low>
                <Offers prompt={allies} view={view} chosen={chosen} onChoose={choose} />
              </EditableCover>
            )}
          </Body>
          <Decision>
            {trouble}
            <Enough {...props} />
          </Decision>
        </>
      )}
    </div>
  );
}

/** Lets a player end the discussion in public, and withdraw this decision as long as another player discusses. */
const Enough = ({ prompt, onAnswer, onCommand, sending }: PromptPageProps<'talk'>) =>
  prompt.sealed ? (
    <Button
      sending={sending}
      onClick={() => {
        onCommand({ type: 'Withdraw', prompt: prompt.id });
      }}
    >
      {TALK_ON}
    </Button>
  ) : (
    <Button
      tone="act"
      sending={sending}
      onClick={() => {
        onAnswer(true);
      }}
    >
      {ENOUGH}
    </Button>
  );
