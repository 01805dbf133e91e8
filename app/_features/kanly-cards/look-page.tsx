'use client';
import { CoveredChoices } from '#app/_components/prompt/covered-choices.tsx';
import { OneTapPrompt } from '#app/_components/prompt/one-tap-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { SealedPrompt } from '#app/_components/prompt/sealed-prompt.tsx';
import { formatDealt, LOOK } from '#lib/modules/duel/kanly-cards/messages/phone.ts';

/** The height of a line under the cover, in rem. */
const HEIGHT = 6;

/** Shows the player's card of the deal under a cover. The page looks the same for both cards. */
export function LookPage(page: PromptPageProps<'look-at-kanly-card'>) {
  const card = formatDealt(page.view.mine.dealtKanlyCard);
  if (page.prompt.sealed)
    return (
      <SealedPrompt
        page={page}
        title={LOOK.seen}
        lead={LOOK.seenLead}
        covered={{ what: LOOK.what, height: HEIGHT, lies: card }}
        change={null}
      />
    );
  return (
    <OneTapPrompt page={page} choices={[{ value: true, says: LOOK.act, tone: 'act' }]}>
      <CoveredChoices what={LOOK.what}>
        <p>{card}</p>
      </CoveredChoices>
    </OneTapPrompt>
  );
}
