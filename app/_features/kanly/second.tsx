'use client';
import { useState } from 'react';
import { contains, enumerate, type FactionId, getField, type LeaderId } from '#client';
import { Button } from '#app/_components/button.tsx';
import { classes } from '#app/_components/classes.ts';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { LeaderChoice, LeaderDisc } from '#app/_components/leader-disc.tsx';
import { CoveredChoices } from '#app/_components/prompt/covered-choices.tsx';
import { FormPrompt } from '#app/_components/prompt/form-prompt.tsx';
import styles from '#app/_components/prompt/prompt-layout.module.css';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { SealedPrompt } from '#app/_components/prompt/sealed-prompt.tsx';
import { formatSide, SECOND } from '#lib/modules/duel/kanly/messages/phone.ts';
import { Duellists } from './duellists.tsx';

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
  return <ChooseSecond {...page} />;
}

/** The parts of the answer. A player can choose them in any order. */
interface Chosen {
  readonly side: FactionId | null;
  readonly leader: LeaderId | null;
  readonly sendsNobody: boolean;
}

function ChooseSecond(page: PromptPageProps<'send-second'>) {
  const { prompt, view } = page;
  const [chosen, choose] = useState<Chosen>({ side: null, leader: null, sendsNobody: false });
  const answer = answerOf(chosen);
  const running = view.table.kanly?.running ?? null;
  return (
    <FormPrompt
      page={page}
      answer={answer}
      missing={SECOND.missing}
      act={answer === undefined ? SECOND.before : SECOND.after}
    >
      {running !== null && <Duellists running={running} />}
      <CoveredChoices what={SECOND.what}>
        <SideAndLeader prompt={prompt} chosen={chosen} onChoose={choose} />
      </CoveredChoices>
    </FormPrompt>
  );
}

function answerOf({ side, leader, sendsNobody }: Chosen) {
  if (sendsNobody) return 'nobody';
  return side === null || leader === null ? undefined : { side, leader };
}

interface SideAndLeaderProps {
  readonly prompt: PromptPageProps<'send-second'>['prompt'];
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
}

function SideAndLeader({ prompt: { by, on, answers }, chosen, onChoose }: SideAndLeaderProps) {
  const leaders = [
    ...new Set([...enumerate(answers)].flatMap((one) => getField(one, 'leader') ?? [])),
  ] as readonly LeaderId[];
  return (
    <>
      <div className={styles.pair} role="group" aria-label={SECOND.sides}>
        {[by, on].map((side) => (
          <Button
            key={side}
            chosen={chosen.side === side}
            onClick={() => {
              onChoose({ ...chosen, side, sendsNobody: false });
            }}
          >
            <FactionDisc faction={side} />
            {formatSide(side)}
          </Button>
        ))}
      </div>
      <div className={classes(styles.leaders)} role="group" aria-label={SECOND.leaders}>
        {leaders.map((leader) => (
          <LeaderChoice
            key={leader}
            leader={leader}
            chosen={chosen.leader === leader}
            onChoose={() => {
              onChoose({ ...chosen, leader, sendsNobody: false });
            }}
          />
        ))}
      </div>
      {contains(answers, 'nobody') && (
        <Button
          chosen={chosen.sendsNobody}
          onClick={() => {
            onChoose({ side: null, leader: null, sendsNobody: true });
          }}
        >
          {SECOND.nobody}
        </Button>
      )}
    </>
  );
}
