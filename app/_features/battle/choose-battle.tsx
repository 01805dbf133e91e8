'use client';
import { enumerate, territoryName, type AnswerValue } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { ChooseOnePrompt } from '#app/_components/prompt/choose-one-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import styles from '#app/_components/prompt/prompt-layout.module.css';
import { CHOOSE_BATTLE, formatAgainst, formatFightIn } from '#lib/features/battle/messages/asked.ts';

/** Lets the aggressor choose the next battle. */
export function ChooseBattlePage(page: PromptPageProps<'choose-battle'>) {
  const { prompt, view } = page;
  const { edition } = view.table.choices;
  const battleOf = (value: unknown) => (typeof value === 'number' ? prompt.battles[value] : undefined);
  const saysOf = (value: AnswerValue) => {
    const battle = battleOf(value);
    if (battle === undefined) return CHOOSE_BATTLE.none;
    const [one, two] = battle.factions;
    const other = one === prompt.faction ? two : one;
    return (
      <>
        <FactionDisc faction={other} />
        <span className={styles.lines}>
          {territoryName(battle.territory, edition)}
          <small>{formatAgainst(other, battle.sectors)}</small>
        </span>
      </>
    );
  };
  return (
    <ChooseOnePrompt
      page={page}
      words={CHOOSE_BATTLE}
      acts={(value) => {
        if (value === 'none') return CHOOSE_BATTLE.none;
        const battle = battleOf(value);
        return battle === undefined ? null : formatFightIn(battle.territory, edition);
      }}
      fromLeft
      choices={[...enumerate(prompt.answers)].map((value) => ({ value, says: saysOf(value) }))}
    />
  );
}
