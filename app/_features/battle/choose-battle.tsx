'use client';
import { useState } from 'react';
import { enumerate, territoryName, type PendingBattle } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { FormPrompt } from '#app/_components/prompt/form-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { OptionList } from '#app/_components/prompt/option-list.tsx';
import styles from '#app/_components/prompt/prompt-layout.module.css';
import { CHOOSE_BATTLE, formatAgainst, formatFightIn } from '#lib/features/battle/messages/asked.ts';

/** Which battle the aggressor fights next. */
export function ChooseBattlePage(page: PromptPageProps<'choose-battle'>) {
  const { prompt, view } = page;
  const offered = [...enumerate(prompt.answers)].filter((value) => typeof value === 'number');
  const [wanted, setWanted] = useState(offered.length === 1 ? offered[0] : undefined);
  const chosen = wanted === undefined ? undefined : prompt.battles[wanted];
  const { edition } = view.table.choices;
  const other = ({ factions }: PendingBattle) => (factions[0] === prompt.faction ? factions[1] : factions[0]);
  return (
    <FormPrompt
      page={page}
      answer={wanted}
      missing={CHOOSE_BATTLE.missing}
      act={chosen === undefined ? CHOOSE_BATTLE.act : formatFightIn(chosen.territory, edition)}
    >
      <OptionList
        label="Battles"
        fromLeft
        choices={offered.flatMap((index) => {
          const battle = prompt.battles[index];
          if (battle === undefined) return [];
          return {
            value: index,
            says: (
              <>
                <FactionDisc faction={other(battle)} />
                <span className={styles.lines}>
                  {territoryName(battle.territory, edition)}
                  <small>{formatAgainst(other(battle), battle.sectors)}</small>
                </span>
              </>
            ),
          };
        })}
        wanted={wanted}
        onChoose={setWanted}
      />
    </FormPrompt>
  );
}
