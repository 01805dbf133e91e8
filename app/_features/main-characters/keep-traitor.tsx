'use client';
import { classes } from '#app/_components/classes.ts';
import { Button } from '#app/_components/button.tsx';
import { LeaderChoice } from '#app/_components/leader-disc.tsx';
import { CoveredPrompt } from '#app/_components/prompt/covered-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import styles from '#app/_components/prompt/prompt-layout.module.css';
import { KEEP_TRAITOR } from '#lib/features/main-characters/messages/phone.ts';

/** Asks which traitor can still be called. Outside the cover the page is the same for all leaders. */
export function KeepTraitorPage(props: PromptPageProps<'keep-traitor'>) {
  const { traitors } = props.prompt;
  return (
    <CoveredPrompt
      page={props}
      what="your traitors"
      missing={KEEP_TRAITOR.missing}
      act={{ before: KEEP_TRAITOR.before, after: KEEP_TRAITOR.after }}
      choices={(wanted, choose) => (
        <>
          <div className={classes(styles.leaders, styles.four)} role="group" aria-label={KEEP_TRAITOR.label}>
            {traitors.map((leader) => (
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
          {traitors.length === 0 && (
            <Button
              chosen={wanted === null}
              onClick={() => {
                choose(null);
              }}
            >
              {KEEP_TRAITOR.onPaper}
            </Button>
          )}
        </>
      )}
    />
  );
}
