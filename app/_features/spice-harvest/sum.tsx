'use client';
import { useState } from 'react';
import { contains, formatSpice, promptTitle } from '#client';
import { promptLead } from '#lib/messages/format/leads.ts';
import { LONG_REST_MS, useCover } from '#app/_components/cover/use-cover.ts';
import { PromptHeading } from '#app/_components/prompt/prompt-heading.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import wheel from '#app/_components/wheel/wheel-page.module.css';
import { MANAGER_SUM, SEALED } from '#lib/modules/spice-harvest/harvests/messages/pages.ts';
import { Dial, Fact } from './dial.tsx';
import { useTooMuch } from './means.ts';
import { SealedAnswer } from './sealed-answer.tsx';
import { SeatsIn } from './seats-in.tsx';

/**
 * A sum that is larger than the spice of any faction. If the wheel stopped at the own spice, it would show the amount.
 */
const MOST = 99;

/** Asks for the sum for the First Manager. Then it shows the sealed answer. */
export const SumPage = (page: PromptPageProps<'manager-sum'>) =>
  page.prompt.sealed ? (
    <SealedAnswer
      page={page}
      words={{ title: MANAGER_SUM.sealed, lead: SEALED.lead, what: MANAGER_SUM.what, change: MANAGER_SUM.change }}
      says={formatSpice(page.view.mine.harvest?.sum ?? 0)}
      seats={page.view.table.harvests?.players ?? []}
      sealed={page.view.table.harvests?.sumsBy ?? []}
    />
  ) : (
    <OpenSum {...page} />
  );

function OpenSum({ prompt, view, onAnswer, sending, trouble }: PromptPageProps<'manager-sum'>) {
  const [sum, setSum] = useState(0);
  const cover = useCover({ startsOpen: true, rest: LONG_REST_MS });
  const { says, onAct } = useTooMuch(sum, contains(prompt.answers, sum), MANAGER_SUM.act, () => {
    onAnswer(sum);
  });
  const [others, nothing] = MANAGER_SUM.others;
  return (
    <div className={wheel.page} data-wide {...cover.watch}>
      <div className={wheel.upper}>
        <PromptHeading title={promptTitle(prompt, view.table.choices.edition)} lead={promptLead(prompt)} />
        <SeatsIn seats={view.table.harvests?.players ?? []} sealed={view.table.harvests?.sumsBy ?? []} />
        {trouble}
      </div>
      <Dial
        label={MANAGER_SUM.label}
        from={0}
        to={MOST}
        value={sum}
        onChange={setSum}
        say={formatSpice}
        act={says}
        onAct={onAct}
        beside={[<Fact key="others" what={others} says={nothing} />, null]}
        sending={sending}
        cover={cover}
      />
    </div>
  );
}
