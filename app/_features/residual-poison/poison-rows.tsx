'use client';
import { factionName, type FactionId, type PublicFact, type TableView } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { NumberRow } from '#app/_components/number-row.tsx';
import { ChipGroup } from '#app/_components/state-editor/chip-group.tsx';
import type { EntryProps } from '#app/_components/state-editor/draft.ts';
import styles from '#app/_components/state-editor/sheet.module.css';
import { formatBefore, formatDebtOf, formatDemandOf, POISONS } from '#lib/cards/residual-poison/messages/table.ts';

type PoisonFact = Extract<PublicFact, { readonly kind: 'poison' }>;
type DebtFact = Extract<PublicFact, { readonly kind: 'poison-debt' }>;
type InDeck = NonNullable<TableView['residualPoison']>;

const MAX_DEBT = 60;
const NOBODY = 'nobody';

const poisonOf = (faction: FactionId): PoisonFact => ({ kind: 'poison', faction, by: null, amount: 0 });

/**
 * Lets the desk enter the cards in front of shields and the debts for bluffs. Shows nothing at tables without a
 * Residual Poison.
 */
export function PoisonRows({ table, draft }: EntryProps) {
  const { residualPoison } = table;
  if (residualPoison === null) return null;
  return (
    <section className={styles.group} aria-label={POISONS.title}>
      <h2 className={styles.heading}>{POISONS.title}</h2>
      {table.order.map((faction) => (
        <PoisonRow key={faction} faction={faction} inDeck={residualPoison} table={table} draft={draft} />
      ))}
      <DebtRows inDeck={residualPoison} draft={draft} />
    </section>
  );
}

interface PoisonRowProps extends EntryProps {
  readonly faction: FactionId;
  readonly inDeck: InDeck;
}

function PoisonRow({ faction, inDeck: { least, most }, table, draft }: PoisonRowProps) {
  const asked = poisonOf(faction);
  const { by, amount } = draft.drafted(asked);
  const was = draft.standing(asked);
  const others = table.order.filter((other) => other !== faction);
  return (
    <>
      <ChipGroup
        legend={formatBefore(faction)}
        was={was.by === by ? null : was.by === null ? POISONS.nobody : factionName(was.by)}
        choices={[
          { value: NOBODY, label: POISONS.nobody },
          ...others.map((other) => ({
            value: other,
            label: factionName(other),
            sign: <FactionDisc faction={other} />,
          })),
        ]}
        chosen={by ?? NOBODY}
        onPick={(picked) => {
          draft.put(picked === NOBODY ? asked : { ...asked, by: picked, amount: Math.max(amount, least) });
        }}
      />
      {by !== null && (
        <NumberRow
          label={formatDemandOf(by, faction)}
          value={amount}
          from={least}
          to={most}
          was={was.by === by ? was.amount : amount}
          onSet={(demanded) => {
            draft.put({ ...asked, by, amount: demanded });
          }}
        />
      )}
    </>
  );
}

/** Shows a row for each debt. Each card before a shield also has a row, because a bluff becomes a debt. */
function DebtRows({ inDeck: { lies, owed }, draft }: { readonly inDeck: InDeck; readonly draft: EntryProps['draft'] }) {
  const pairs = [...owed, ...lies.map(({ by, against }) => ({ by, to: against }))];
  const debts = pairs.map(({ by, to }): DebtFact => ({ kind: 'poison-debt', faction: by, to, amount: 0 }));
  return [...new Map(debts.map((debt) => [formatDebtOf(debt.faction, debt.to), debt])).entries()].map(
    ([label, debt]) => (
      <NumberRow
        key={label}
        label={label}
        value={draft.drafted(debt).amount}
        from={0}
        to={MAX_DEBT}
        was={draft.standing(debt).amount}
        onSet={(amount) => {
          draft.put({ ...debt, amount });
        }}
      />
    ),
  );
}
