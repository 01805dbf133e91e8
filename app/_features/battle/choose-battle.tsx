'use client';
import { useState } from 'react';
import { contains, enumerate, listed, nameOfSector, nameOfTerritory, theFaction, type PendingBattle } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { Button } from '#app/_components/button.tsx';
import { Act } from '#app/_components/question/act.tsx';
import { Asked } from '#app/_components/question/asked.tsx';
import type { PromptPageProps } from '#app/_components/question/prompt-page.ts';
import styles from '#app/_components/question/asked.module.css';

/** Which battle the aggressor fights next. */
export function ChooseBattlePage({ prompt, view, onAnswer, sending, trouble }: PromptPageProps<'choose-battle'>) {
  const offered = [...enumerate(prompt.answers)].filter((value) => typeof value === 'number');
  const [wanted, setWanted] = useState<number | null>(offered.length === 1 ? (offered[0] ?? null) : null);
  const chosen = wanted === null ? null : (prompt.battles[wanted] ?? null);
  const { edition } = view.table.choices;
  const other = ({ factions }: PendingBattle) => (factions[0] === prompt.asks ? factions[1] : factions[0]);
  return (
    <Asked
      prompt={prompt}
      view={view}
      trouble={trouble}
      acts={
        <Act
          ready={chosen !== null}
          missing="Choose one of the battles first."
          sending={sending}
          onAct={() => {
            if (wanted !== null && contains(prompt.answers, wanted)) onAnswer(wanted);
          }}
        >
          {chosen === null ? 'Choose a battle' : `Fight in ${nameOfTerritory(chosen.territory, edition)}`}
        </Act>
      }
    >
      <div className={styles.rows} role="group" aria-label="Battles">
        {offered.map((index) => {
          const battle = prompt.battles[index];
          if (battle === undefined) return null;
          return (
            <Button
              key={index}
              className={styles.left}
              chosen={wanted === index}
              onClick={() => {
                setWanted(index);
              }}
            >
              <FactionDisc faction={other(battle)} />
              <span className={styles.lines}>
                {nameOfTerritory(battle.territory, edition)}
                <small>
                  against {theFaction(other(battle))}
                  {battle.sectors.length > 0 && `, ${listed(battle.sectors.map(nameOfSector))}`}
                </small>
              </span>
            </Button>
          );
        })}
      </div>
    </Asked>
  );
}
