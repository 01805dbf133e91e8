'use client';
import { useState } from 'react';
import { Button } from '#app/_components/button.tsx';
import { Stepper } from '#app/_components/stepper.tsx';
import type { EditorProps } from '#app/_components/secrets/editor-props.ts';
import { EditorSheet } from '#app/_components/secrets/editor-sheet.tsx';
import { formatEnterCard, STORM_CARD } from '#lib/factions/fremen/storm-card/messages/phone.ts';

/** The numbers that the printed cards show. */
const CARDS = { from: 1, to: 6 };

/** Lets the owner enter the number of the storm card that lies face down, or keep the number secret. */
export function StormCardEditor({ view: { mine }, onEnter, onClose }: EditorProps) {
  const [card, setCard] = useState(typeof mine.stormCard === 'number' ? mine.stormCard : CARDS.from);
  return (
    <EditorSheet
      title={STORM_CARD.title}
      what="your storm card"
      onClose={onClose}
      acts={
        <>
          <Button
            tone="act"
            onClick={() => {
              onEnter({ kind: 'storm-card', card });
            }}
          >
            {formatEnterCard(card)}
          </Button>
          <Button
            tone="quiet"
            onClick={() => {
              onEnter({ kind: 'storm-card', card: 'untold' });
            }}
          >
            {STORM_CARD.leave}
          </Button>
        </>
      }
    >
      <Stepper label={STORM_CARD.sectors} value={card} from={CARDS.from} to={CARDS.to} onChange={setCard} />
    </EditorSheet>
  );
}
