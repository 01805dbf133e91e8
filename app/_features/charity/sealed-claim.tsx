'use client';
import { must } from '#client';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { InLarge, SealedPrompt } from '#app/_components/prompt/sealed-prompt.tsx';
import { CLAIM_SEALED, CLAIMED, formatClaim, formatStillToSpeak } from '#lib/features/charity/messages.ts';
import { WHO_HAS_SPOKEN_SOON } from '#lib/features/charity/messages/ahead.ts';

/** Shows an answer that the server has, under a cover. Its player may change it until all have answered. */
export function SealedClaimPage(page: PromptPageProps<'claim-charity'>) {
  const { table } = page.view;
  const said = must(page.prompt.said, 'what was said of charity');
  const silent = table.awaited.filter(({ to }) => to === 'claim-charity').map(({ faction }) => faction);
  return (
    <SealedPrompt
      page={page}
      {...CLAIM_SEALED}
      covered={{ what: CLAIMED, height: 6, lies: <InLarge>{formatClaim(said)}</InLarge> }}
    >
      <p>{table.charity?.isCovered === true ? WHO_HAS_SPOKEN_SOON : formatStillToSpeak(silent)}</p>
    </SealedPrompt>
  );
}
