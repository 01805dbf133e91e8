'use client';
import { formatPausedBy, isFields, type AnswerRecord, type SeatView } from '#client';
import { CoveredPrompt } from '#app/_components/prompt/covered-prompt.tsx';
import { OptionList } from '#app/_components/prompt/option-list.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { Stepper } from '#app/_components/stepper.tsx';
import { CountdownRing } from '#app/_components/window/countdown-ring.tsx';
import { formatParts, formatTaker, SEALED, SPLIT } from '#lib/modules/spice-harvest/harvests/messages/pages.ts';
import { SealedAnswer } from './sealed-answer.tsx';

/** Asks a no voter how the rest is divided. Then it shows the sealed answer. */
export function SplitPage(page: PromptPageProps<'split-harvest'>) {
  const { rest, among, sealed } = page.prompt;
  if (sealed) {
    const split = page.view.mine.harvest?.split ?? 'equal';
    return (
      <SealedAnswer
        page={page}
        words={{ title: SEALED.split, lead: SEALED.lead, what: SEALED.splitWhat, change: SEALED.change }}
        says={split === 'equal' ? SPLIT.equal : formatParts(split)}
        seats={among}
        sealed={page.view.table.harvests?.running?.sealedBy ?? []}
      >
        <SplitClock view={page.view} />
      </SealedAnswer>
    );
  }
  const none: AnswerRecord = Object.fromEntries(among.map((faction) => [faction, 0]));
  return (
    <CoveredPrompt
      page={page}
      what={SPLIT.what}
      missing={SPLIT.missing}
      act={{ before: SPLIT.seal, after: SPLIT.seal }}
      first={{ answer: null }}
      above={<SplitClock view={page.view} />}
      choices={(wanted, choose) => {
        const parts = isFields(wanted) ? wanted : null;
        return (
          <>
            <OptionList
              label={SPLIT.what}
              choices={[{ value: null, says: SPLIT.equal }]}
              wanted={parts === null ? null : undefined}
              onChoose={choose}
            />
            {among.map((faction) => (
              <Stepper
                key={faction}
                label={formatTaker(faction)}
                value={Number((parts ?? none)[faction] ?? 0)}
                from={0}
                to={rest}
                onChange={(part) => {
                  choose({ ...(parts ?? none), [faction]: part });
                }}
              />
            ))}
          </>
        );
      }}
    />
  );
}

/** The time of the no voters on the ring (ms). */
const SPLIT_MS = 60_000;

/** Shows the remaining time of the no voters. */
function SplitClock({ view: { table } }: { readonly view: SeatView }) {
  const until = table.harvests?.running?.splitUntil ?? null;
  return (
    until !== null && (
      <CountdownRing window={{ opened: until - SPLIT_MS, deadline: until }} held={formatPausedBy(table) !== null} />
    )
  );
}
