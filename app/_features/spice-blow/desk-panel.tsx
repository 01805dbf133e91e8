'use client';
import { useId, useState } from 'react';
import { arrakis, SHAI_HULUD, type ModeratorView, type SpiceCard } from '#client';
import { Button } from '#app/_components/button.tsx';
import { useDeskAction } from '#app/_components/desk/desk-actions.tsx';
import { Hint, PanelSection } from '#app/_components/desk/panel.tsx';
import { Explained } from '#app/_components/refusal.tsx';
import { CARD, CHOOSE_CARD, RESHUFFLED, formatCardAct, WORM } from '#lib/features/spice-blow/messages/telling.ts';
import { blowName, formatBlow, formatCard } from '#lib/features/spice-blow/messages/turned.ts';
import styles from './desk-panel.module.css';

type Told = SpiceCard | 'reshuffled';

/** Shows the progress of the spice blow. The desk may enter the card for a first player who does not. */
export function SpiceBlowDeskPanel({ view: { table } }: { readonly view: ModeratorView }) {
  const { spiceBlow, choices, awaited } = table;
  if (spiceBlow === null) return null;
  const isAsked = awaited.some(({ to }) => to === 'spice-card');
  return (
    <PanelSection title={blowName(spiceBlow.pile, table)}>
      <Hint>{formatBlow(spiceBlow, choices.edition)}</Hint>
      {isAsked && <TellCard key={spiceBlow.turned.length} edition={choices.edition} />}
    </PanelSection>
  );
}

function TellCard({ edition }: { readonly edition: Parameters<typeof formatCard>[2] }) {
  const field = useId();
  const [card, setCard] = useState<Told | null>(null);
  const { act, sending, trouble } = useDeskAction();
  const cards: readonly { readonly value: Told; readonly says: string }[] = [
    { value: SHAI_HULUD, says: WORM },
    ...arrakis.spiceBlows.map(({ territory, amount }) => ({
      value: territory,
      says: formatCard(territory, amount, edition),
    })),
    { value: 'reshuffled', says: RESHUFFLED },
  ];
  const says = cards.find(({ value }) => value === card)?.says;
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={field}>{CARD}</label>
        <select
          id={field}
          className={styles.select}
          value={card ?? ''}
          onChange={(event) => {
            setCard(cards.find(({ value }) => value === event.currentTarget.value)?.value ?? null);
          }}
        >
          <option value="">{CHOOSE_CARD}</option>
          {cards.map(({ value, says: name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {trouble !== null && <Explained {...trouble} />}
      {card !== null && (
        <Button small sending={sending} onClick={() => act({ type: 'TellSpiceCard', card })}>
          {formatCardAct(says ?? '')}
        </Button>
      )}
    </>
  );
}
