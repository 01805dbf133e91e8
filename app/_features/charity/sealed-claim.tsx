'use client';
import { must } from '#client';
import { Button } from '#app/_components/button.tsx';
import { ReadOnlyCover } from '#app/_components/cover/read-only-cover.tsx';
import { Decision } from '#app/_components/decision.tsx';
import { Body } from '#app/_components/phone.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { PromptHeading } from '#app/_components/prompt/prompt-heading.tsx';
import { CLAIM_SEALED, CLAIMED, formatClaim, formatStillToSpeak } from '#lib/features/charity/messages.ts';
import { WHO_HAS_SPOKEN_SOON } from '#lib/features/charity/messages/ahead.ts';
import styles from './sealed-claim.module.css';

/** What was said lies with the server, and covered. It may be changed until everybody has spoken. */
export function SealedClaimPage({ prompt, view, onCommand, sending, trouble }: PromptPageProps<'claim-charity'>) {
  const said = must(prompt.said, 'what was said of charity');
  const silent = view.table.awaited.filter(({ to }) => to === 'claim-charity').map(({ faction }) => faction);
  return (
    <>
      <Body>
        <PromptHeading title={CLAIM_SEALED.title} lead={CLAIM_SEALED.lead} />
        <ReadOnlyCover what={CLAIMED} named height={8}>
          <p className={styles.claim}>{formatClaim(said)}</p>
        </ReadOnlyCover>
        <p>{view.table.charity?.isCovered === true ? WHO_HAS_SPOKEN_SOON : formatStillToSpeak(silent)}</p>
        {trouble}
      </Body>
      <Decision>
        <Button
          sending={sending}
          onClick={() => {
            onCommand({ type: 'Withdraw', prompt: prompt.id });
          }}
        >
          {CLAIM_SEALED.change}
        </Button>
      </Decision>
    </>
  );
}
