'use client';
import { type AnswerValue, choices, getField, type LeaderId, type SectorId } from '#client';
import { classes } from '#app/_components/classes.ts';
import { LeaderChoice } from '#app/_components/leader-disc.tsx';
import { CoveredPrompt } from '#app/_components/prompt/covered-prompt.tsx';
import { OptionList } from '#app/_components/prompt/option-list.tsx';
import styles from '#app/_components/prompt/prompt-layout.module.css';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { formatSector } from '#lib/modules/duel/kanly/messages/phone.ts';
import { NEGOTIATOR } from '#lib/modules/duel/war/messages/phone.ts';

/** Asks for the leader that lies in the arena during the nexus, and for its sector. */
export const NegotiatorPage = (page: PromptPageProps<'place-negotiator'>) => (
  <CoveredPrompt
    page={page}
    what={NEGOTIATOR.what}
    missing={NEGOTIATOR.missing}
    act={NEGOTIATOR}
    choices={(wanted, choose) => <LeaderAndSector page={page} wanted={wanted} onChoose={choose} />}
  />
);

interface LeaderAndSectorProps {
  readonly page: PromptPageProps<'place-negotiator'>;
  readonly wanted: AnswerValue | undefined;
  readonly onChoose: (value: AnswerValue) => void;
}

/** The own leaders and the free sectors. A press on one of them keeps the other; the first sector is chosen at first. */
function LeaderAndSector({ page: { prompt }, wanted, onChoose }: LeaderAndSectorProps) {
  const leaders = choices(prompt.answers, 'leader', {}) as readonly LeaderId[];
  const free = choices(prompt.answers, 'at', {}) as readonly SectorId[];
  const leader = getField(wanted, 'leader') ?? leaders[0] ?? null;
  const at = getField(wanted, 'at') ?? free[0] ?? null;
  return (
    <>
      <div className={classes(styles.leaders, styles.four)} role="group" aria-label={NEGOTIATOR.leaders}>
        {leaders.map((one) => (
          <LeaderChoice
            key={one}
            leader={one}
            chosen={wanted !== undefined && leader === one}
            onChoose={() => {
              onChoose({ leader: one, at });
            }}
          />
        ))}
      </div>
      <OptionList
        label={NEGOTIATOR.sectors}
        beside
        low
        choices={free.map((value) => ({ value, says: formatSector(value) }))}
        wanted={wanted === undefined ? undefined : at}
        onChoose={(value) => {
          onChoose({ leader, at: value });
        }}
      />
    </>
  );
}
