'use client';
import { OneTapPrompt } from '#app/_components/prompt/one-tap-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { ATTACK, formatTarget } from '#lib/factions/bene-tleilaxu/attacks/messages/phone.ts';

/** Asks which leader who has led forces is attacked, if any. */
export const AttackLeaderPage = (page: PromptPageProps<'attack-leader'>) => (
  <OneTapPrompt
    page={page}
    choices={[
      ...page.prompt.targets.map((target) => ({
        value: target.leader,
        says: formatTarget(target, page.view.table.choices.edition),
      })),
      { value: 'none', says: ATTACK.none, tone: 'quiet' as const },
    ]}
  />
);
