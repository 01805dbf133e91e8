'use client';
import { enumerate } from '#client';
import { CoveredPrompt } from '#app/_components/prompt/covered-prompt.tsx';
import { OptionList } from '#app/_components/prompt/option-list.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { InLarge, SealedPrompt } from '#app/_components/prompt/sealed-prompt.tsx';
import { BACKING } from '#lib/modules/duel/kanly/messages/phone.ts';

const SUM_REM = 6;

/** Asks for the spice that backs the leader. The own spice limits it, so the numbers are under a cover. */
export function BackingPage(page: PromptPageProps<'back-champion'>) {
  if (page.prompt.sealed)
    return (
      <SealedPrompt
        page={page}
        title={BACKING.sealed}
        lead={BACKING.sealedLead}
        covered={{ what: BACKING.what, height: SUM_REM, lies: <InLarge>{page.view.mine.backing}</InLarge> }}
        change={BACKING.change}
      />
    );
  return (
    <CoveredPrompt
      page={page}
      what={BACKING.what}
      missing={BACKING.missing}
      act={BACKING}
      choices={(wanted, choose) => (
        <OptionList
          label={BACKING.label}
          beside
          low
          choices={[...enumerate(page.prompt.answers)].map((value) => ({ value, says: Number(value) }))}
          wanted={wanted}
          onChoose={choose}
        />
      )}
    />
  );
}
