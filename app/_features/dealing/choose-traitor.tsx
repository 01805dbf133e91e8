'use client';
import { contains, discOf, type LeaderId } from '#client';
import { classes } from '#app/_components/classes.ts';
import { LeaderChoice, LeaderDisc } from '#app/_components/leader-disc.tsx';
import { Button } from '#app/_components/button.tsx';
import { CoveredPrompt } from '#app/_components/prompt/covered-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import styles from '#app/_components/prompt/prompt-layout.module.css';
import { TRAITOR, formatCannotKeep } from '#lib/features/dealing/messages/phone.ts';

/** The answer that the player keeps no traitor, where the rules allow it. */
const NOBODY = null;

/** Asks which of the dealt leaders the player keeps. Outside the cover the page is the same for all leaders. */
export function ChooseTraitorPage(props: PromptPageProps<'choose-traitor'>) {
  const { prompt } = props;
  const mayKeep = (leader: LeaderId): boolean => contains(prompt.answers, leader);
  return (
    <CoveredPrompt
      page={props}
      what="the four leaders"
      missing={TRAITOR.missing}
      act={{ before: TRAITOR.before, after: TRAITOR.after }}
      choices={(wanted, choose) => (
        <>
          <div className={classes(styles.leaders, styles.four)} role="group" aria-label={TRAITOR.label}>
            {prompt.dealt.map((leader) =>
              mayKeep(leader) ? (
                <LeaderChoice
                  key={leader}
                  leader={leader}
                  chosen={wanted === leader}
                  onChoose={() => {
                    choose(leader);
                  }}
                />
              ) : (
                <LeaderDisc
                  key={leader}
                  leader={leader}
                  className={styles.beside}
                  away={formatCannotKeep(discOf(leader).faction)}
                />
              ),
            )}
          </div>
          {contains(prompt.answers, NOBODY) && (
            <Button
              chosen={wanted === NOBODY}
              onClick={() => {
                choose(NOBODY);
              }}
            >
              {TRAITOR.none}
            </Button>
          )}
        </>
      )}
    />
  );
}
