'use client';
import { useId } from 'react';
import { factionName, FACTIONS, type PublicFactOf } from '#client';
import { formatWas } from '#app/_components/state-editor/position-messages.ts';
import type { EntryProps } from '#app/_components/state-editor/draft.ts';
import styles from '#app/_components/state-editor/sheet.module.css';
import { TerritoryPick } from '#app/_components/state-editor/territory-pick.tsx';
import { ORDER_ROWS, ORDERS_TITLE } from '#lib/factions/lansraad/orders/messages/phone.ts';

const TURNS = ['this-turn', 'last-turn'] as const;
const MOMENTS = ['movement', 'battle'] as const;

/** Lets the desk correct the orders of this turn and of the last turn; nothing at a table without the Lansraad. */
export function OrderRows({ table, draft }: EntryProps) {
  if (!table.order.includes('lansraad')) return null;
  return (
    <section className={styles.group} aria-label={ORDERS_TITLE}>
      <h2 className={styles.heading}>{ORDERS_TITLE}</h2>
      {TURNS.map((when) => {
        const asked = { kind: 'restricted-territory', when, territory: null } as const;
        return (
          <TerritoryPick
            key={when}
            label={ORDER_ROWS.restricted[when]}
            edition={table.choices.edition}
            territory={draft.drafted(asked).territory}
            was={draft.standing(asked).territory}
            onPick={(territory) => {
              draft.put({ ...asked, territory });
            }}
          />
        );
      })}
      {TURNS.flatMap((when) =>
        MOMENTS.map((moment) => (
          <HeldPick
            key={`${when} ${moment}`}
            table={table}
            draft={draft}
            asked={{ kind: 'held-faction', when, moment, faction: null }}
          />
        )),
      )}
    </section>
  );
}

interface HeldPickProps extends EntryProps {
  readonly asked: PublicFactOf<'held-faction'>;
}

/** Lets the desk choose the faction that is or was held, or no faction. It shows the former value. */
function HeldPick({ table, draft, asked }: HeldPickProps) {
  const field = useId();
  const now = draft.drafted(asked).faction;
  const was = draft.standing(asked).faction;
  const nameOf = (faction: typeof now) => (faction === null ? ORDER_ROWS.nobody : factionName(faction));
  return (
    <div className={styles.field}>
      <label htmlFor={field}>{ORDER_ROWS[asked.moment][asked.when]}</label>
      <select
        id={field}
        className={styles.select}
        value={now ?? ''}
        onChange={(event) => {
          const faction = FACTIONS.find((one) => one === event.currentTarget.value) ?? null;
          draft.put({ ...asked, faction });
        }}
      >
        <option value="">{nameOf(null)}</option>
        {table.order
          .filter((faction) => faction !== 'lansraad')
          .map((faction) => (
            <option key={faction} value={faction}>
              {nameOf(faction)}
            </option>
          ))}
      </select>
      {was !== now && <small className={styles.was}>{formatWas(nameOf(was))}</small>}
    </div>
  );
}
