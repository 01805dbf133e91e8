'use client';
import { contains, LEADERS, nameOfFaction, type LeaderId } from '#client';
import { LeaderChoice, LeaderDisc } from '#app/_components/leader-disc.tsx';
import { Button } from '#app/_components/button.tsx';
import { AskedUnderCover } from '#app/_components/question/asked-under-cover.tsx';
import type { PromptPageProps } from '#app/_components/question/prompt-page.ts';
import styles from '#app/_components/question/asked.module.css';

/** Keeping none of them, where none may be kept. */
const NOBODY = null;

/** The leader to keep, of those dealt. Outside the sand the page is the same whoever lies there. */
export function ChooseTraitorPage(props: PromptPageProps<'choose-traitor'>) {
  const { prompt } = props;
  const mayKeep = (leader: LeaderId): boolean => contains(prompt.answers, leader);
  return (
    <AskedUnderCover
      page={props}
      what="the four leaders"
      missing="Choose under the sand first."
      act={{ before: 'Choose your traitor', after: 'Keep what you chose' }}
      choices={(wanted, choose) => (
        <>
          <div className={styles.leaders} role="group" aria-label="Leaders dealt to you">
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
                  away={`of ${nameOfFaction(LEADERS[leader].faction)}, cannot be kept`}
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
              Keep none of them
            </Button>
          )}
        </>
      )}
    />
  );
}
