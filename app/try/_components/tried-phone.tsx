'use client';
import { useState } from 'react';
import type { SeatView } from '#client';
import { FactionDisc, FactionName } from '#app/_components/faction-disc.tsx';
import { Body, type Tone } from '#app/_components/phone.tsx';
import { PromptHeading } from '#app/_components/prompt/prompt-heading.tsx';
import { Explained } from '#app/_components/refusal.tsx';
import { StillProvider } from '#app/_connection/live.tsx';
import type { ClientCommand } from '#app/_connection/outbox.ts';
import type { Failure } from '#app/_connection/failure.ts';
import { presentationOf, placeOfBattle, PlanKeeperInMemory, PromptPage } from '#app/_features/tried.tsx';
import { formatPhone, formatYouAre, TRY, type Side } from './try-messages.ts';
import styles from './tried-phone.module.css';

interface TriedPhoneProps {
  readonly side: Side;
  readonly view: SeatView;
  readonly clockShift: number;
  /** The next step is on this phone. */
  readonly isNext: boolean;
  readonly sending: boolean;
  readonly trouble: Failure | null;
  readonly onCommand: (command: ClientCommand) => void;
}

/** Shows one seat's phone: the page of its question, as at a table. */
export function TriedPhone({ side, view, clockShift, isNext, sending, trouble, onCommand }: TriedPhoneProps) {
  const [turned, setTurned] = useState<Tone | null>(null);
  const [prompt] = view.prompts;
  const tone = prompt === undefined || prompt.sealed ? 'warm' : (turned ?? presentationOf(prompt).tone);
  return (
    <section className={styles.phone} data-tone={tone} data-next={isNext} aria-label={formatPhone(side, isNext)}>
      <header className={styles.bar}>
        <FactionDisc faction={side} />
        <span>
          <FactionName faction={side} />
          <small>{formatYouAre(side)}</small>
        </span>
        <small className={styles.where}>{placeOfBattle(view.table)}</small>
      </header>
      <div className={styles.page}>
        <StillProvider view={view} clockShift={clockShift}>
          <PlanKeeperInMemory>
            {prompt === undefined ? (
              <Body>
                <PromptHeading title={TRY.nothing} />
              </Body>
            ) : (
              <PromptPage
                key={`${prompt.id} ${prompt.sealed}`}
                prompt={prompt}
                view={view}
                onAnswer={(value) => {
                  onCommand({ type: 'Answer', prompt: prompt.id, value });
                }}
                onCommand={onCommand}
                onLeave={() => undefined}
                onTone={setTurned}
                sending={sending}
                trouble={trouble !== null && <Explained {...trouble} />}
              />
            )}
          </PlanKeeperInMemory>
        </StillProvider>
      </div>
    </section>
  );
}
