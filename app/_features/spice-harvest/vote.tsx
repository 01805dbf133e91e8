'use client';
import { must, promptTitle, type SeatView } from '#client';
import { ReadOnlyCover } from '#app/_components/cover/read-only-cover.tsx';
import { Body } from '#app/_components/phone.tsx';
import { PromptHeading } from '#app/_components/prompt/prompt-heading.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { Stone } from '#app/_components/prompt/stone.tsx';
import { formatShareOf, formatTaker, SEALED, VOTE } from '#lib/modules/spice-harvest/harvests/messages/pages.ts';
import { LookOffer } from './look-offer.tsx';
import { SealedAnswer } from './sealed-answer.tsx';
import { SeatsIn } from './seats-in.tsx';
import styles from './vote.module.css';

/** Asks for a vote on the report. The own share is under a cover. Then the page shows the sealed vote. */
export const VotePage = (page: PromptPageProps<'harvest-vote'>) =>
  page.prompt.sealed ? <SealedVote {...page} /> : <OpenVote {...page} />;

function OpenVote({ prompt, view, onAnswer, onCommand, sending, trouble }: PromptPageProps<'harvest-vote'>) {
  const { voters, sealedBy } = runningIn(view);
  const vote = (value: 'yes' | 'no') => () => {
    if (!sending) onAnswer(value);
  };
  return (
    <>
      <Body>
        <PromptHeading
          title={promptTitle(prompt, view.table.choices.edition)}
          lead={view.table.harvests?.sharesMayBeTold === true ? VOTE.leadIfTold : VOTE.lead}
        />
        <LookOffer
          offer={view.prompts.find(({ kind }) => kind === 'look-at-share')}
          onCommand={onCommand}
          says={VOTE.look}
          choices={view.table.order.map((value) => ({ value, says: formatTaker(value) }))}
        >
          <OwnShares view={view} share={prompt.share} />
        </LookOffer>
        <div className={styles.earns}>
          <p>
            <b>{VOTE.yes}</b> {VOTE.yesEarns}
          </p>
          <p>
            <b>{VOTE.no}</b> {VOTE.noEarns}
          </p>
        </div>
        <SeatsIn seats={voters} sealed={sealedBy} compact />
        {trouble}
      </Body>
      <Stone
        halves={[
          { says: VOTE.yes, onPress: vote('yes') },
          { says: VOTE.no, onPress: vote('no') },
        ]}
      />
    </>
  );
}

function SealedVote(page: PromptPageProps<'harvest-vote'>) {
  const { voters, sealedBy } = runningIn(page.view);
  return (
    <SealedAnswer
      page={page}
      words={{ title: VOTE.sealed, lead: SEALED.lead, what: VOTE.sealedWhat, change: VOTE.change }}
      says={VOTE[page.view.mine.harvest?.vote ?? 'yes']}
      seats={voters}
      sealed={sealedBy}
    >
      <OwnShares view={page.view} share={page.prompt.share} />
    </SealedAnswer>
  );
}

/** The height has room for two lines. */
const ONE_SHARE_REM = 3.5;
const TWO_SHARES_REM = 5.5;

/** Shows the own share, and the share that this seat has looked at. All players know which seat has looked. */
function OwnShares({ view, share }: { readonly view: SeatView; readonly share: number }) {
  const seen = view.mine.harvest?.seen ?? null;
  const looked = runningIn(view).lookedBy === view.audience;
  return (
    <ReadOnlyCover what={VOTE.what} named height={looked ? TWO_SHARES_REM : ONE_SHARE_REM}>
      <div className={styles.shares}>
        <p className={styles.share}>
          {VOTE.share} <b>{share}</b>
        </p>
        {seen !== null && (
          <p className={styles.share}>
            {formatShareOf(seen.faction)} <b>{seen.share}</b>
          </p>
        )}
      </div>
    </ReadOnlyCover>
  );
}

const runningIn = ({ table: { harvests } }: SeatView) => must(harvests?.running, 'the harvest of this vote');
