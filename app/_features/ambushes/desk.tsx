'use client';
import { useId } from 'react';
import { factionName, type ModeratorView, type PublicFactOf } from '#client';
import { Hint, PanelSection } from '#app/_components/desk/panel.tsx';
import type { DeskParts } from '#app/_components/feature/desk-slots.ts';
import type { EntryProps } from '#app/_components/state-editor/draft.ts';
import type { EnteredFacts } from '#app/_components/state-editor/entered.ts';
import styles from '#app/_components/state-editor/sheet.module.css';
import { AMBUSHES_TITLE, HOLD_ROWS } from '#lib/factions/bene-tleilaxu/ambushes/messages/phone.ts';
import { linesOf } from './at-table.tsx';
import type { ambushes } from './feature.ts';

/** Shows the moderator the ambushes of this turn and the holds. */
function AmbushesDeskPanel({ view: { table } }: { readonly view: ModeratorView }) {
  const lines = linesOf(table);
  return (
    lines.length > 0 && (
      <PanelSection title={AMBUSHES_TITLE}>
        {lines.map((line) => (
          <Hint key={line}>{line}</Hint>
        ))}
      </PanelSection>
    )
  );
}

const TURNS = ['this-turn', 'next-turn'] as const;
const HOLDS = [null, 'shipping', 'moving'] as const;

/** Lets the desk correct what worthless cards forbid; nothing at a table without the Bene Tleilaxu. */
function HoldRows({ table, draft }: EntryProps) {
  if (!table.order.includes('bene-tleilaxu')) return null;
  return (
    <section className={styles.group} aria-label={HOLD_ROWS.title}>
      <h2 className={styles.heading}>{HOLD_ROWS.title}</h2>
      {TURNS.flatMap((when) =>
        table.order
          .filter((faction) => faction !== 'bene-tleilaxu')
          .map((faction) => (
            <HoldPick
              key={`${when} ${faction}`}
              table={table}
              draft={draft}
              asked={{ kind: 'ambush-hold', faction, when, hold: null }}
            />
          )),
      )}
    </section>
  );
}

interface HoldPickProps extends EntryProps {
  readonly asked: PublicFactOf<'ambush-hold'>;
}

/** Lets the desk choose what is forbidden to one faction in one turn. */
function HoldPick({ draft, asked }: HoldPickProps) {
  const field = useId();
  return (
    <div className={styles.row}>
      <label htmlFor={field}>{`${factionName(asked.faction)}, ${HOLD_ROWS[asked.when]}`}</label>
      <select
        id={field}
        className={styles.select}
        value={draft.drafted(asked).hold ?? ''}
        onChange={(event) => {
          draft.put({ ...asked, hold: HOLDS.find((one) => one === event.currentTarget.value) ?? null });
        }}
      >
        {HOLDS.map((hold) => (
          <option key={hold ?? 'none'} value={hold ?? ''}>
            {hold === null ? HOLD_ROWS.none : HOLD_ROWS[hold]}
          </option>
        ))}
      </select>
    </div>
  );
}

const facts: EnteredFacts<'ambushes'> = {
  'ambush-hold': {
    which: ({ faction, when }) => `${when} ${faction}`,
    stands: ({ holds, turn }, fact) => ({
      ...fact,
      hold:
        holds.find((one) => one.faction === fact.faction && one.turn === (fact.when === 'this-turn' ? turn : turn + 1))
          ?.hold ?? null,
    }),
  },
};

export const ambushesDesk: DeskParts<'ambushes', typeof ambushes> = {
  panel: AmbushesDeskPanel,
  turnEntry: HoldRows,
  facts,
};
