'use client';
import { useState } from 'react';
import { factionName, type FactionId } from '#client';
import { Button } from '#app/_components/button.tsx';
import { NumberRow } from '#app/_components/number-row.tsx';
import { EditorSheet } from '#app/_components/secrets/editor-sheet.tsx';
import {
  GIVING_LEAD,
  NOTHING_TO_GIVE,
  formatGive,
  formatGiveTo,
  SPICE_GIVEN,
  WHAT_YOU_GIVE,
} from '#lib/factions/emperor/gifts/messages.ts';
import { GIVE_SPICE } from '#lib/factions/emperor/gifts/messages/phone.ts';
import styles from './give-sheet.module.css';
import type { SheetProps } from '#app/_components/secrets/sheet-action.tsx';

/** Lets a player give an ally spice. */
export function GiveSheet({ view, onCommand, onClose }: SheetProps) {
  // If `most` is 0, the player has nothing to give.
  const { to: allies, most } = view.mine.gifts;
  const [chosen, choose] = useState<FactionId | undefined>(allies[0]);
  const [dialled, dial] = useState(1);
  const ally = allies.find((one) => one === chosen) ?? allies[0];
  if (ally === undefined) return null;
  const amount = Math.min(dialled, most);
  return (
    <EditorSheet
      title={GIVE_SPICE}
      what={WHAT_YOU_GIVE}
      onClose={onClose}
      acts={
        amount > 0 && (
          <Button
            tone="act"
            onClick={() => {
              onCommand({ type: 'MakeGift', to: ally, amount });
              onClose();
            }}
          >
            {formatGive(amount)}
          </Button>
        )
      }
    >
      {allies.length > 1 && (
        <div className={styles.allies} role="group" aria-label={formatGiveTo(ally)}>
          {allies.map((one) => (
            <Button
              key={one}
              chosen={one === ally}
              onClick={() => {
                choose(one);
              }}
            >
              {factionName(one)}
            </Button>
          ))}
        </div>
      )}
      <h3 className={styles.title}>{formatGiveTo(ally)}</h3>
      {most === 0 ? (
        <p>{NOTHING_TO_GIVE}</p>
      ) : (
        <NumberRow label={SPICE_GIVEN} value={amount} from={1} to={most} onSet={dial} />
      )}
      <p>{GIVING_LEAD}</p>
    </EditorSheet>
  );
}
