'use client';
import { useState } from 'react';
import { contains, nameOfFaction, type FactionId } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { Button } from '#app/_components/button.tsx';
import { Act } from '#app/_components/question/act.tsx';
import { Asked } from '#app/_components/question/asked.tsx';
import { CoveredChoices } from '#app/_components/question/covered-choices.tsx';
import type { PromptPageProps } from '#app/_components/question/prompt-page.ts';
import styles from '#app/_components/question/asked.module.css';

/** Nobody who wins now was foretold to win in this turn. */
const NOBODY = null;

/** Whether this win was foretold. Outside the sand the page is the same whatever was foretold. */
export function OpenPredictionPage({ prompt, view, onAnswer, sending, trouble }: PromptPageProps<'open-prediction'>) {
  const [said, setSaid] = useState<FactionId | typeof NOBODY | undefined>(undefined);
  return (
    <Asked
      prompt={prompt}
      view={view}
      trouble={trouble}
      acts={
        <Act
          ready={said !== undefined}
          missing="Answer under the sand first."
          sending={sending}
          onAct={() => {
            if (said !== undefined && contains(prompt.answers, said)) onAnswer(said);
          }}
        >
          Answer the table
        </Act>
      }
    >
      <CoveredChoices what="your prediction">
        <div className={styles.rows} role="group" aria-label="What you foretold">
          {prompt.victory.winners
            .filter((winner) => contains(prompt.answers, winner))
            .map((winner) => (
              <Button
                key={winner}
                className={styles.left}
                chosen={said === winner}
                onClick={() => {
                  setSaid(winner);
                }}
              >
                <FactionDisc faction={winner} />
                {`You foretold ${nameOfFaction(winner)} for turn ${prompt.victory.turn}`}
              </Button>
            ))}
          {contains(prompt.answers, NOBODY) && (
            <Button
              className={styles.left}
              chosen={said === NOBODY}
              onClick={() => {
                setSaid(NOBODY);
              }}
            >
              You did not foretell this
            </Button>
          )}
        </div>
      </CoveredChoices>
    </Asked>
  );
}
