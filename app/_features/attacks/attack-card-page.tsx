'use client';
import { enumerate } from '#client';
import { CardChoice } from '#app/_components/cards/card-choice.tsx';
import { CoveredPrompt } from '#app/_components/prompt/covered-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { ATTACK_CARD } from '#lib/factions/bene-tleilaxu/attacks/messages/phone.ts';

/** Asks for the card of an attack, under a cover. */
export const AttackCardPage = (page: PromptPageProps<'attack-card'>) => (
  <CoveredPrompt
    page={page}
    what={ATTACK_CARD.what}
    missing={ATTACK_CARD.missing}
    act={ATTACK_CARD}
    choices={(wanted, choose) => (
      <CardChoice
        label={ATTACK_CARD.label}
        answers={[...enumerate(page.prompt.answers)]}
        hand={page.view.mine.hand}
        wanted={wanted}
        none={ATTACK_CARD.none}
        onChoose={choose}
      />
    )}
  />
);
