'use client';
import type { FactionId } from '#client';
import { Decision } from '#app/_components/decision.tsx';
import { DuneContours } from '#app/_components/dune-contours.tsx';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { Button } from '#app/_components/button.tsx';
import { Body, Phone } from '#app/_components/phone.tsx';
import { PromptHeading } from '#app/_components/prompt/prompt-heading.tsx';
import styles from './seat-cover.module.css';
import { formatHandTo, formatOpenSeat, formatTurnTo, SEAT_COVER } from './seat-messages.ts';

interface SeatCoverProps {
  readonly faction: FactionId;
  /** The other seats on this device. */
  readonly others: readonly FactionId[];
  /** The address of the desk, if this device also has the desk. */
  readonly desk: string | null;
  readonly onOpen: () => void;
  readonly onTurn: (faction: FactionId) => void;
}

/**
 * Shows a cover between two seats of one device. The page contains nothing of either seat until the right player opens
 * it.
 */
export function SeatCover({ faction, others, desk, onOpen, onTurn }: SeatCoverProps) {
  return (
    <Phone tone="warm" bar={<header className={styles.name}>Mentat</header>}>
      <Body>
        <PromptHeading title={formatHandTo(faction)} lead={SEAT_COVER.lead} />
        <div className={styles.cover} aria-hidden>
          <DuneContours />
          <span className={styles.disc}>
            <FactionDisc faction={faction} />
          </span>
        </div>
      </Body>
      <Decision>
        <Button tone="act" onClick={onOpen}>
          {formatOpenSeat(faction)}
        </Button>
        {others.map((other) => (
          <Button
            key={other}
            tone="quiet"
            onClick={() => {
              onTurn(other);
            }}
          >
            {formatTurnTo(other)}
          </Button>
        ))}
        {desk !== null && (
          <Button
            tone="quiet"
            onClick={() => {
              location.assign(desk);
            }}
          >
            {SEAT_COVER.toDesk}
          </Button>
        )}
      </Decision>
    </Phone>
  );
}
