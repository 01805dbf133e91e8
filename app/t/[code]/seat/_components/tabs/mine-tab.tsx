'use client';
import { useState, type ReactNode } from 'react';
import { type SecretKind, type SeatView } from '#client';
import { Button } from '#app/_components/button.tsx';
import { isInPlay } from '#app/_components/every-seat.ts';
import type { ClientCommand } from '#app/_connection/outbox.ts';
import { TakeBackOwn } from '#app/_components/own-take-back.tsx';
import { Talking } from '#app/_components/talking.tsx';
import { onPhone } from '#app/_features/phone.ts';
import { CHANGE_WHAT_YOU_HOLD } from '../idle/held-messages.ts';
import { HoldingsSheet } from '../idle/holdings-sheet.tsx';
import { HeldCover } from '../idle/held-cover.tsx';
import { DeclareAgainPrompt } from '../idle/declare-again-prompt.tsx';
import { PowersLink } from '../powers/powers-link.tsx';
import styles from './mine-tab.module.css';

const ON_THE_BOARD = onPhone('boardAction');
const AT_ANY_TIME = onPhone('seatAction');

interface MineTabProps {
  /** Whether a question waits. The raised hand is then above the tabs. */
  readonly asked: boolean;
  readonly view: SeatView;
  readonly onCommand: (command: ClientCommand) => void;
  /** Opens the page where the owner enters one secret. */
  readonly onTell: (matter: SecretKind) => void;
  /** The open instructions of the seat, if they are not above the holdings. */
  readonly moves: ReactNode;
}

/** Shows everything of this seat: all holdings under one cover, the way to correct them, and its open instructions. */
export function MineTab({ view, asked, onCommand, onTell, moves }: MineTabProps) {
  const [changes, setChanges] = useState(false);
  // A faction that is out of the game holds nothing, and does nothing.
  if (!isInPlay(view.table, view.audience)) return moves;
  return (
    <>
      {/* The fields that the owner must enter are above the cover, because the cover may be as high as the phone. */}
      <DeclareAgainPrompt table={view.table} onTell={onTell} />
      <TakeBackOwn view={view} onCommand={onCommand} />
      <HeldCover view={view} />
      {moves}
      {ON_THE_BOARD.map((Part, at) => (
        <Part key={at} view={view} onCommand={onCommand} />
      ))}
      <div className={styles.standing}>
        <Button
          tone="quiet"
          onClick={() => {
            setChanges(true);
          }}
        >
          {CHANGE_WHAT_YOU_HOLD}
        </Button>
        {AT_ANY_TIME.map((Offer, at) => (
          <Offer key={at} view={view} onCommand={onCommand} />
        ))}
        <PowersLink table={view.table} faction={view.mine.faction} />
        {!asked && <Talking raised={view.mine.raisedHand} onCommand={onCommand} />}
      </div>
      {changes && (
        <HoldingsSheet
          view={view}
          onTell={(matter) => {
            setChanges(false);
            onTell(matter);
          }}
          onClose={() => {
            setChanges(false);
          }}
        />
      )}
    </>
  );
}
