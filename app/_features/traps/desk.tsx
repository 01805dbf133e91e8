'use client';
import { territoryName, type ModeratorView, type PublicFactOf } from '#client';
import { Hint, PanelSection } from '#app/_components/desk/panel.tsx';
import type { DeskParts } from '#app/_components/feature/desk-slots.ts';
import type { EntryProps } from '#app/_components/state-editor/draft.ts';
import type { EnteredFacts } from '#app/_components/state-editor/entered.ts';
import styles from '#app/_components/state-editor/sheet.module.css';
import { Switch } from '#app/_components/switch.tsx';
import { TRAPS } from '#lib/factions/bene-tleilaxu/traps/messages/phone.ts';
import { linesOf } from './at-table.tsx';
import type { traps } from './feature.ts';

/** Shows the moderator the traps and the frozen forces. */
function TrapsDeskPanel({ view: { table } }: { readonly view: ModeratorView }) {
  const lines = linesOf(table);
  return (
    lines.length > 0 && (
      <PanelSection title={TRAPS.title}>
        {lines.map((line) => (
          <Hint key={line}>{line}</Hint>
        ))}
      </PanelSection>
    )
  );
}

/** Lets the desk take a trap away. Only the Bene Tleilaxu can lay one. */
function TrapRows({ table, draft }: EntryProps) {
  if (table.traps.length === 0) return null;
  return (
    <section className={styles.group} aria-label={TRAPS.title}>
      <h2 className={styles.heading}>{TRAPS.title}</h2>
      {table.traps.map(({ territory }) => {
        const asked: PublicFactOf<'trap'> = { kind: 'trap', territory, lies: true };
        return (
          <Switch
            key={territory}
            label={territoryName(territory, table.choices.edition)}
            on={draft.drafted(asked).lies}
            onChange={(lies) => {
              draft.put({ ...asked, lies });
            }}
          />
        );
      })}
    </section>
  );
}

const facts: EnteredFacts<'traps'> = {
  trap: {
    which: ({ territory }) => territory,
    stands: ({ traps: lying }, fact) => ({
      ...fact,
      lies: lying.some(({ territory }) => territory === fact.territory),
    }),
  },
};

export const trapsDesk: DeskParts<'traps', typeof traps> = { panel: TrapsDeskPanel, boardEntry: TrapRows, facts };
