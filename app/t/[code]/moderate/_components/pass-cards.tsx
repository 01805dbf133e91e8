'use client';
import { useId, useState } from 'react';
import { factionName, type FactionId, type TableView } from '#client';
import { NumberRow } from '#app/_components/number-row.tsx';
import { Explained } from '#app/_components/refusal.tsx';
import { Button } from '#app/_components/button.tsx';
import { useDeskAction } from '#app/_components/desk/desk-actions.tsx';
import { Hint, PanelSection, Row } from '#app/_components/desk/panel.tsx';
import styles from '#app/_components/state-editor/sheet.module.css';
import { PASS_CARDS, formatTakenUnseen, formatTakes } from './seat-panel-messages.ts';

interface PassCardsProps {
  readonly table: TableView;
  readonly from: FactionId;
}

/**
 * Lets the desk pass cards that a player takes unseen from a hand that Mentat has dealt. A player who chooses cards
 * gives them from their own phone.
 */
export function PassCards({ table, from }: PassCardsProps) {
  const field = useId();
  const { act, sending, trouble } = useDeskAction();
  const [count, setCount] = useState(1);
  const [taker, setTaker] = useState<FactionId | null>(null);
  const others = table.order.filter((faction) => faction !== from);
  const limit = table.handLimits.find((hand) => hand.faction === from)?.limit ?? 1;
  return (
    <PanelSection title={PASS_CARDS.title}>
      <Hint>{formatTakenUnseen(from)}</Hint>
      <NumberRow label={PASS_CARDS.cards} value={count} from={1} to={limit} onSet={setCount} />
      <div className={styles.field}>
        <label htmlFor={field}>{PASS_CARDS.who}</label>
        <select
          id={field}
          className={styles.select}
          value={taker ?? ''}
          onChange={(event) => {
            setTaker(others.find((faction) => faction === event.currentTarget.value) ?? null);
          }}
        >
          <option value="">{PASS_CARDS.choose}</option>
          {others.map((faction) => (
            <option key={faction} value={faction}>
              {factionName(faction)}
            </option>
          ))}
        </select>
      </div>
      {trouble !== null && <Explained {...trouble} />}
      {taker !== null && (
        <Row>
          <Button small sending={sending} onClick={() => act({ type: 'TakeCards', from, to: taker, count })}>
            {formatTakes(taker, count)}
          </Button>
        </Row>
      )}
    </PanelSection>
  );
}
