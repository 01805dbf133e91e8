'use client';
import { enumerate, type SeatView } from '#client';
import { CardChoice } from '#app/_components/cards/card-choice.tsx';
import { ReadOnlyCover } from '#app/_components/cover/read-only-cover.tsx';
import { CoveredPrompt } from '#app/_components/prompt/covered-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { InLarge, SealedPrompt } from '#app/_components/prompt/sealed-prompt.tsx';
import { CountdownRing } from '#app/_components/window/countdown-ring.tsx';
import { DEFEND, formatDefense, formatSeen } from '#lib/factions/bene-tleilaxu/ambushes/messages/phone.ts';
import styles from './ambushes.module.css';

/**
 * Asks for a card that defends the leader. Outside the cover the page is the same whatever the hand holds, and it stays
 * open for the same time.
 */
export function DefendLeaderPage(page: PromptPageProps<'defend-leader'>) {
  const { prompt, view } = page;
  const above = <AboutAttack view={view} />;
  if (prompt.said !== null)
    return (
      <SealedPrompt
        page={page}
        title={DEFEND.sealed}
        lead={DEFEND.lead}
        covered={{ what: DEFEND.what, height: 6, lies: <InLarge>{formatDefense(prompt.said.card)}</InLarge> }}
        change={DEFEND.change}
      >
        {above}
      </SealedPrompt>
    );
  return (
    <CoveredPrompt
      page={page}
      what={DEFEND.what}
      missing={DEFEND.missing}
      act={DEFEND}
      above={above}
      choices={(wanted, choose) => (
        <CardChoice
          label={DEFEND.label}
          answers={[...enumerate(prompt.answers)]}
          hand={view.mine.hand}
          wanted={wanted}
          none={DEFEND.none}
          onChoose={choose}
        />
      )}
    />
  );
}

/** The time of the question, and under a cover the attacking card for those who may look at it. */
function AboutAttack({ view: { table, mine } }: { readonly view: SeatView }) {
  const time = table.ambush?.time ?? null;
  return (
    <>
      {time !== null && (
        <div className={styles.clock}>
          <CountdownRing window={time} held={table.paused} />
          <p>{DEFEND.clock}</p>
        </div>
      )}
      {mine.ambushCard !== null && (
        <ReadOnlyCover what={DEFEND.seen} named height={4}>
          <p>{formatSeen(mine.ambushCard.card)}</p>
        </ReadOnlyCover>
      )}
    </>
  );
}
