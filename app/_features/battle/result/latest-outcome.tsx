import { revertedLines, type LogLine, type TableView } from '#client';
import { LAST_BATTLE, formatTheBattleFor } from '#lib/features/battle/messages/result.ts';
import { useWheelsTurned } from './use-wheels-turned.ts';
import { Outcome } from './outcome.tsx';
import { shownBy, shownIn } from './shown-plans.ts';
import styles from './latest-outcome.module.css';

/** Shows the last battle. Its result stays readable while the instructions are done. */
export function LatestOutcome({ table }: { readonly table: TableView }) {
  const { battle, phase, log, instructions, choices } = table;
  const fought =
    battle === null
      ? lastBattle(log)
      : battle.outcome === null
        ? null
        : { outcome: battle.outcome, territory: battle.territory, plans: shownIn(battle) };
  const isFresh =
    battle !== null || (phase === 'battle' && instructions.some(({ done, of }) => !done && of.phase === 'battle'));
  const turned = useWheelsTurned(table);
  if (fought === null || !isFresh || !turned) return null;
  return (
    <section className={styles.latest}>
      <h2>{fought.territory === null ? LAST_BATTLE : formatTheBattleFor(fought.territory, choices.edition)}</h2>
      <Outcome outcome={fought.outcome} plans={fought.plans} />
    </section>
  );
}

/** Returns the last battle in the log. A battle that was undone no longer counts. */
function lastBattle(log: readonly LogLine[]) {
  const undone = revertedLines(log);
  const facts = log
    .filter(({ position }) => !undone.has(position))
    .map(({ fact }) => fact)
    .reverse();
  const resolved = facts.find((fact) => fact.code === 'battle-resolved');
  const chosen = facts.find((fact) => fact.code === 'battle-chosen');
  const revealed = facts.find((fact) => fact.code === 'plans-revealed');
  if (resolved === undefined) return null;
  return {
    outcome: resolved.outcome,
    territory: chosen?.territory ?? null,
    plans: revealed === undefined ? [] : shownBy(revealed),
  };
}
