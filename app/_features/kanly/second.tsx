'use client';
import { type AnswerValue, contains, enumerate, getField, type LeaderId } from '#client';
import { Button } from '#app/_components/button.tsx';
import { classes } from '#app/_components/classes.ts';
import { LeaderChoice, LeaderDisc } from '#app/_components/leader-disc.tsx';
import { CoveredPrompt } from '#app/_components/prompt/covered-prompt.tsx';
import { OptionList } from '#app/_components/prompt/option-list.tsx';
import styles from '#app/_components/prompt/prompt-layout.module.css';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { SealedPrompt } from '#app/_components/prompt/sealed-prompt.tsx';
import { formatSide, SECOND } from '#lib/modules/duel/kanly/messages/phone.ts';

const DISC_REM = 7;

/** Asks for a side and a leader together. Then it shows the sealed leader under a cover. */
export function SecondPage(page: PromptPageProps<'send-second'>) {
  const { second } = page.view.mine;
  if (page.prompt.sealed)
    return (
      <SealedPrompt
        page={page}
        title={SECOND.sealed}
        lead={SECOND.sealedLead}
        covered={{
          what: SECOND.what,
          height: DISC_REM,
          lies: second === null ? SECOND.nobody : <LeaderDisc leader={second.leader} note={formatSide(second.side)} />,
        }}
        change={SECOND.change}
      />
    );
  return (
    <CoveredPrompt
      page={page}
      what={SECOND.what}
      missing={SECOND.missing}
      act={SECOND}
      choices={(wanted, choose) => <SideAndLeader page={page} wanted={wanted} onChoose={choose} />}
    />
  );
}

interface SideAndLeaderProps {
  readonly page: PromptPageProps<'send-second'>;
  readonly wanted: AnswerValue | undefined;
  readonly onChoose: (value: AnswerValue) => void;
}

/** The two sides, and the own leaders. A press on a side keeps the leader, and a press on a leader keeps the side. */
function SideAndLeader({ page: { prompt }, wanted, onChoose }: SideAndLeaderProps) {
  const { by, on, answers } = prompt;
  const sent = [...enumerate(answers)].filter((one) => getField(one, 'leader') !== undefined);
  const leaders = [...new Set(sent.map((one) => getField(one, 'leader')))] as readonly LeaderId[];
  const side = getField(wanted, 'side') ?? by;
  const leader = getField(wanted, 'leader') ?? leaders[0] ?? null;
  return (
    <>
      <OptionList
        label={SECOND.label}
        beside
        choices={[by, on].map((value) => ({ value, says: formatSide(value) }))}
        wanted={wanted === undefined ? undefined : side}
        onChoose={(value) => {
          onChoose({ side: value, leader });
        }}
      />
      <div className={classes(styles.leaders, styles.four)} role="group" aria-label={SECOND.label}>
        {leaders.map((one) => (
          <LeaderChoice
            key={one}
            leader={one}
            chosen={wanted !== undefined && leader === one}
            onChoose={() => {
              onChoose({ side, leader: one });
            }}
          />
        ))}
      </div>
      {contains(answers, 'nobody') && (
        <Button
          chosen={wanted === 'nobody'}
          onClick={() => {
            onChoose('nobody');
          }}
        >
          {SECOND.nobody}
        </Button>
      )}
    </>
  );
}
