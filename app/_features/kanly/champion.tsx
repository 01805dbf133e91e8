'use client';
import { enumerate, type LeaderId } from '#client';
import { classes } from '#app/_components/classes.ts';
import { LeaderChoice, LeaderDisc } from '#app/_components/leader-disc.tsx';
import { CoveredPrompt } from '#app/_components/prompt/covered-prompt.tsx';
import styles from '#app/_components/prompt/prompt-layout.module.css';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { SealedPrompt } from '#app/_components/prompt/sealed-prompt.tsx';
import { CHAMPION } from '#lib/modules/duel/kanly/messages/phone.ts';

const DISC_REM = 7;

/** Asks for the leader of a duel. Then it shows the sealed leader under a cover. */
export function ChampionPage(page: PromptPageProps<'kanly-champion'>) {
  const { champion } = page.view.mine;
  if (page.prompt.sealed)
    return (
      <SealedPrompt
        page={page}
        title={CHAMPION.sealed}
        lead={CHAMPION.sealedLead}
        covered={{
          what: CHAMPION.what,
          height: DISC_REM,
          lies: champion === null ? null : <LeaderDisc leader={champion} />,
        }}
        change={CHAMPION.change}
      />
    );
  const leaders = [...enumerate(page.prompt.answers)] as readonly LeaderId[];
  return (
    <CoveredPrompt
      page={page}
      what={CHAMPION.what}
      missing={CHAMPION.missing}
      act={CHAMPION}
      choices={(wanted, choose) => (
        <div className={classes(styles.leaders, styles.four)} role="group" aria-label={CHAMPION.label}>
          {leaders.map((leader) => (
            <LeaderChoice
              key={leader}
              leader={leader}
              chosen={wanted === leader}
              onChoose={() => {
                choose(leader);
              }}
            />
          ))}
        </div>
      )}
    />
  );
}
