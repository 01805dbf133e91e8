'use client';
import { factionName, type FactionId, type PublicFact } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { ChipGroup } from '#app/_components/state-editor/chip-group.tsx';
import type { EntryProps } from '#app/_components/state-editor/draft.ts';
import styles from '#app/_components/state-editor/sheet.module.css';
import { formatBefore, POISONS } from '#lib/cards/residual-poison/messages/table.ts';

type PoisoningFact = Extract<PublicFact, { readonly kind: 'poisoning' }>;

const NOBODY = 'nobody';

/** Lets the desk enter the cards in front of shields whose effect a secret die decides. */
export const DieRows = ({ table, draft }: EntryProps) =>
  table.poisonings === null ? null : (
    <section className={styles.group} aria-label={POISONS.title}>
      <h2 className={styles.heading}>{POISONS.title}</h2>
      {table.order.map((faction) => (
        <DieRow key={faction} faction={faction} table={table} draft={draft} />
      ))}
    </section>
  );

function DieRow({ faction, table, draft }: EntryProps & { readonly faction: FactionId }) {
  const asked: PoisoningFact = { kind: 'poisoning', faction, by: null };
  const { by } = draft.drafted(asked);
  const was = draft.standing(asked);
  const others = table.order.filter((other) => other !== faction);
  return (
    <ChipGroup
      legend={formatBefore(faction)}
      was={was.by === by ? null : was.by === null ? POISONS.nobody : factionName(was.by)}
      choices={[
        { value: NOBODY, label: POISONS.nobody },
        ...others.map((other) => ({ value: other, label: factionName(other), sign: <FactionDisc faction={other} /> })),
      ]}
      chosen={by ?? NOBODY}
      onPick={(picked) => {
        draft.put({ ...asked, by: picked === NOBODY ? null : picked });
      }}
    />
  );
}
