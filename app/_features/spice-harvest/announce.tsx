'use client';
import { useState } from 'react';
import { enumerate, formatSpice, promptTitle } from '#client';
import { promptLead } from '#lib/messages/format/leads.ts';
import { LONG_REST_MS, useCover } from '#app/_components/cover/use-cover.ts';
import { PromptHeading } from '#app/_components/prompt/prompt-heading.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import wheel from '#app/_components/wheel/wheel-page.module.css';
import { ANNOUNCE, formatCardFact } from '#lib/modules/spice-harvest/harvests/messages/pages.ts';
import { Dial, Fact } from './dial.tsx';

/** Asks the Manager for the report. The card lies under the cover of the wheel. */
export function AnnouncePage({ prompt, view, onAnswer, sending, trouble }: PromptPageProps<'announce-harvest'>) {
  const { answers, drawn } = prompt;
  const numbers = [...enumerate(answers)].map(Number);
  const [reported, report] = useState(drawn);
  const cover = useCover({ rest: LONG_REST_MS });
  const printed = (view.mine.harvest?.printed ?? []).reduce((sum, card) => sum + card, 0);
  return (
    <div className={wheel.page} data-wide {...cover.watch}>
      <div className={wheel.upper}>
        <PromptHeading title={promptTitle(prompt, view.table.choices.edition)} lead={promptLead(prompt)} />
        {trouble}
      </div>
      <Dial
        label={ANNOUNCE.label}
        from={Math.min(...numbers)}
        to={Math.max(...numbers)}
        value={reported}
        onChange={report}
        say={formatSpice}
        act={ANNOUNCE.act}
        onAct={() => {
          onAnswer(reported);
        }}
        beside={[
          <Fact key="card" what={formatCardFact(printed, drawn)} says={drawn} />,
          <Fact key="kept" what={ANNOUNCE.kept} says={drawn - reported} warns={reported < drawn} />,
        ]}
        sending={sending}
        cover={cover}
      />
    </div>
  );
}
