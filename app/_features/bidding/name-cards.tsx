'use client';
import { useState } from 'react';
import { type SeatView, type TreacheryTitle } from '#client';
import { titlesAt } from '#app/_components/cards/titles-at.ts';
import { Button } from '#app/_components/button.tsx';
import { UnnamedCards } from '#app/_components/cards/unnamed-cards.tsx';
import { EditorSheet } from '#app/_components/secrets/editor-sheet.tsx';
import { OpensSheet } from '#app/_components/secrets/opens-sheet.tsx';
import type { ClientCommand } from '#app/_connection/outbox.ts';
import { NAMING, formatItIs, formatToName } from '#lib/features/bidding/messages/naming.ts';

type ToName = SeatView['mine']['cardsToName'][number];

interface NameCardsProps {
  readonly view: SeatView;
  readonly onCommand: (command: ClientCommand) => void;
}

/** Lets a player name a cardboard card that they have bought or seen. The table does not wait for that. */
export const NameCards = ({ view, onCommand }: NameCardsProps) =>
  view.mine.cardsToName.map((card) => (
    <OpensSheet key={`${card.lot}-${String(card.second)}`} label={formatToName(card)}>
      {(close) => <NameSheet card={card} titles={titlesAt(view.table)} onCommand={onCommand} onClose={close} />}
    </OpensSheet>
  ));

interface NameSheetProps extends Pick<NameCardsProps, 'onCommand'> {
  readonly card: ToName;
  readonly titles: readonly TreacheryTitle[];
  readonly onClose: () => void;
}

function NameSheet({ card: { lot, second }, titles, onCommand, onClose }: NameSheetProps) {
  const [title, setTitle] = useState<TreacheryTitle | null>(null);
  return (
    <EditorSheet
      title={NAMING.title}
      what={NAMING.what}
      onClose={onClose}
      acts={
        <>
          {title !== null && (
            <Button
              tone="act"
              onClick={() => {
                onCommand({ type: 'NameCard', lot, second, card: title });
                onClose();
              }}
            >
              {formatItIs(title)}
            </Button>
          )}
          <Button tone="quiet" onClick={onClose}>
            {NAMING.leave}
          </Button>
        </>
      }
    >
      <p>{NAMING.lead}</p>
      <UnnamedCards
        legend={NAMING.all}
        offers={titles.map((one) => ({ card: one, value: one }))}
        isChosen={(value) => value === title}
        onChoose={(value) => {
          setTitle(titles.find((one) => one === value) ?? null);
        }}
      />
    </EditorSheet>
  );
}
