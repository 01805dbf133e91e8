'use client';
import { useState } from 'react';
import { Decision } from '#app/_components/decision.tsx';
import { NameField } from '#app/_components/name-field.tsx';
import { Explained } from '#app/_components/refusal.tsx';
import { Button } from '#app/_components/button.tsx';
import type { SeatPass } from '#app/_browser/seat-link.ts';
import { Body, Phone } from '#app/_components/phone.tsx';
import { PromptHeading } from '#app/_components/prompt/prompt-heading.tsx';
import { ACCEPT, formatAccept, formatPlayHere } from './join-messages.ts';
import { useAcceptSeat } from './use-accept-seat.ts';
import { knownName } from './use-take-seat.ts';
import styles from './join.module.css';

interface AcceptSeatProps {
  readonly code: string;
  readonly seat: SeatPass;
  /** The player who has the seat on the present phone; `null` if the seat is free. */
  readonly player: string | null;
  readonly onLeave: () => void;
}

/** The last step of a hand-over. It waits for a press, so that merely opening a link moves no seat. */
export function AcceptSeat({ code, seat: { faction, pass }, player, onLeave }: AcceptSeatProps) {
  const { accept, sending, trouble } = useAcceptSeat(code);
  const [typed, setName] = useState<string | null>(null);
  const name = typed ?? player ?? knownName();
  return (
    <Phone tone="warm" bar={<header className={styles.mentat}>Mentat</header>}>
      <Body>
        <PromptHeading title={formatAccept(faction)} lead={player === null ? ACCEPT.fromNobody : ACCEPT.fromPhone} />
        <NameField label={ACCEPT.name} value={name} onChange={setName} />
        {trouble !== null && <Explained {...trouble} />}
      </Body>
      <Decision>
        <Button tone="act" sending={sending} onClick={() => accept({ faction, pass, name })}>
          {formatPlayHere(faction)}
        </Button>
        <Button tone="quiet" onClick={onLeave}>
          {ACCEPT.leave}
        </Button>
      </Decision>
    </Phone>
  );
}
