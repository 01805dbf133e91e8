'use client';
import { useState } from 'react';
import { CARD_PILES, heldCardName, type HandSlot, type TreacheryTitle } from '#client';
import { titlesAt } from '#app/_components/cards/titles-at.ts';
import { Button } from '#app/_components/button.tsx';
import { TreacheryCard } from '#app/_components/treachery-card.tsx';
import type { ClientCommand } from '#app/_connection/outbox.ts';
import { EditorSheet } from '#app/_components/secrets/editor-sheet.tsx';
import choosing from '#app/_components/cards/choosing.module.css';
import { PILE_ACTS, PUT_AWAY, formatGive } from '#lib/features/hand-changes/messages/sheet.ts';
import styles from './put-away.module.css';
import { TitleField } from './title-field.tsx';
import type { SheetProps } from '#app/_components/secrets/sheet-action.tsx';

/**
 * Lets a player discard one card that was played or lost on the board. A card of Mentat's deck may also go into another
 * hand.
 */
export function PutAwaySheet({ view: { mine, table }, onCommand, onClose }: SheetProps) {
  const [chosen, setChosen] = useState<HandSlot | null>(null);
  const [named, setNamed] = useState<TreacheryTitle | null>(null);
  const card = chosen?.card === 'unknown' ? named : (chosen?.card ?? null);
  const others =
    table.choices.components.treachery === 'app' ? table.order.filter((faction) => faction !== mine.faction) : [];
  const tell = (command: ClientCommand) => {
    onCommand(command);
    onClose();
  };
  return (
    <EditorSheet
      title={PUT_AWAY.title}
      what="your hand"
      onClose={onClose}
      acts={
        chosen === null || card === null
          ? undefined
          : CARD_PILES.map((pile) => (
              <Button
                key={pile}
                tone={pile === 'discarded' ? 'act' : 'quiet'}
                onClick={() => {
                  tell({ type: 'PutAwayCard', card: { slot: chosen.slot, card }, pile });
                }}
              >
                {PILE_ACTS[pile]}
              </Button>
            ))
      }
    >
      {mine.hand.length === 0 ? (
        <p>{PUT_AWAY.none}</p>
      ) : (
        <p>{others.length > 0 ? PUT_AWAY.chooseOrGive : PUT_AWAY.choose}</p>
      )}
      <div className={choosing.cards} role="group" aria-label={PUT_AWAY.hand}>
        {mine.hand.map((held) => (
          <TreacheryCard
            key={held.slot}
            card={held.card}
            label={heldCardName(held.card)}
            chosen={held.slot === chosen?.slot}
            onChoose={() => {
              setChosen(held);
            }}
          />
        ))}
      </div>
      {chosen?.card === 'unknown' && <TitleField titles={titlesAt(table)} value={named} onChange={setNamed} />}
      {chosen !== null && others.length > 0 && (
        <fieldset className={styles.others}>
          <legend className={choosing.legend}>{PUT_AWAY.give}</legend>
          {others.map((to) => (
            <Button
              key={to}
              small
              onClick={() => {
                tell({ type: 'GiveCards', to, slots: [chosen.slot] });
              }}
            >
              {formatGive(to)}
            </Button>
          ))}
        </fieldset>
      )}
    </EditorSheet>
  );
}
