'use client';
import type { ReactNode } from 'react';
import type { FactionId, Prompt } from '#client';
import { Button } from '../button.tsx';
import { ReadOnlyCover } from '../cover/read-only-cover.tsx';
import { Decision } from '../decision.tsx';
import { FactionDisc, FactionName } from '../faction-disc.tsx';
import { Icon, type IconName } from '../icon.tsx';
import { Body } from '../phone.tsx';
import { PromptHeading } from './prompt-heading.tsx';
import type { PromptPageProps } from './prompt-page.ts';
import styles from './sealed.module.css';

interface SealedPromptProps {
  readonly page: Pick<PromptPageProps, 'onCommand' | 'sending' | 'trouble'> & { readonly prompt: Pick<Prompt, 'id'> };
  readonly title: string;
  readonly lead: string;
  /** The progress of the activity that asks. */
  readonly above?: ReactNode;
  /** The name of the covered content and its height (rem); left out if the content is public. */
  readonly covered?: { readonly what: string; readonly height: number; readonly lies: ReactNode };
  /** The text about the other players' decisions meanwhile. */
  readonly children?: ReactNode;
  /** The button that opens the answer again; `null` if the answer is final. */
  readonly change: string | null;
  /** A sentence beneath the button. */
  readonly note?: string;
}

/** Shows a covered answer that the server has. The answer may be changed until others have answered. */
export function SealedPrompt({ page, title, lead, above, covered, children, change, note }: SealedPromptProps) {
  const { prompt, onCommand, sending, trouble } = page;
  return (
    <>
      <Body>
        {above}
        <PromptHeading title={title} lead={lead} />
        {covered !== undefined && (
          <ReadOnlyCover what={covered.what} named height={covered.height}>
            {covered.lies}
          </ReadOnlyCover>
        )}
        {children}
        {trouble}
      </Body>
      <Decision>
        {change !== null && (
          <Button
            sending={sending}
            onClick={() => {
              onCommand({ type: 'Withdraw', prompt: prompt.id });
            }}
          >
            {change}
          </Button>
        )}
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </Decision>
    </>
  );
}

interface OtherSeatProps {
  readonly faction: FactionId;
  readonly says: string;
  readonly sign: IconName;
}

/** Shows the progress of another seat. */
export const OtherSeat = ({ faction, says, sign }: OtherSeatProps) => (
  <p className={styles.other}>
    <FactionDisc faction={faction} />
    <span>
      <FactionName faction={faction} />
      <small>{says}</small>
    </span>
    <Icon name={sign} />
  </p>
);

/** Shows one number or a few words under a cover, in large letters. */
export const InLarge = ({ children }: { readonly children: ReactNode }) => <p className={styles.large}>{children}</p>;
