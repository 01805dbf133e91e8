'use client';
import { contains } from '#client';
import { CoveredPrompt } from '#app/_components/prompt/covered-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { OptionList } from '#app/_components/prompt/option-list.tsx';
import { InOnePlace } from '#app/_components/in-one-place.tsx';
import { CLAIMED_AHEAD, NOT_CLAIMED_AHEAD } from '#lib/features/charity/messages/ahead.ts';
import { CLAIM_ACT, CLAIM_MISSING, CLAIMED, formatClaim, formatNoClaim } from '#lib/features/charity/messages.ts';
import { SealedClaimPage } from './sealed-claim.tsx';

/** Asks whether a player claims charity. Then it shows the sealed answer. */
export function ClaimCharityPage(props: PromptPageProps<'claim-charity'>) {
  return props.prompt.sealed ? <SealedClaimPage {...props} /> : <OpenClaimPage {...props} />;
}

/**
 * Shows the same to rich and poor factions outside the cover. Under the cover, in a box of one height, is the sum. One
 * tap claims all of it, and a rich faction taps the same button for nothing.
 */
function OpenClaimPage(props: PromptPageProps<'claim-charity'>) {
  const { answers, terms, isPrepared } = props.prompt;
  const { spice } = props.view.mine;
  const claims = Array.from({ length: terms.upTo + 1 }, (_, amount) => amount).filter((amount) =>
    contains(answers, amount),
  );
  return (
    <CoveredPrompt
      page={props}
      what={CLAIMED}
      missing={CLAIM_MISSING}
      act={CLAIM_ACT}
      first={{ answer: spice === 'uncounted' ? undefined : Math.max(...claims) }}
      choices={(wanted, choose) => (
        <>
          {claims.length === 1 && <p>{formatNoClaim(terms)}</p>}
          <OptionList
            label={CLAIM_ACT.before}
            choices={claims.toReversed().map((value) => ({ value, says: formatClaim(value) }))}
            wanted={wanted}
            onChoose={choose}
          />
          <InOnePlace
            words={[CLAIMED_AHEAD, NOT_CLAIMED_AHEAD]}
            shows={isPrepared ? CLAIMED_AHEAD : NOT_CLAIMED_AHEAD}
          />
        </>
      )}
    />
  );
}
