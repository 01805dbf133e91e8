'use client';
import type { FactionId } from '#client';
import { FactionDisc, FactionName } from '#app/_components/faction-disc.tsx';
import { Icon } from '#app/_components/icon.tsx';
import styles from './bar.module.css';
import { LOOK_AROUND, formatOverTo, TO_DESK } from './seat-messages.ts';

interface BarProps {
  readonly faction: FactionId;
  /** The other faction of the same player, if this phone also has it. */
  readonly partner?: PartnerSeat | undefined;
  /** The text about the present event for this seat, or the name of its player. */
  readonly about: string;
  readonly turn: number;
  /** The phase, or the time left. */
  readonly when: string;
  /** Opens a look around from a page that a decision fills, and returns from it. */
  readonly onLook?: (() => void) | undefined;
  /** The label of the button for the look around. */
  readonly lookWords?: string;
  /** The address of the desk, if this device also has the desk. */
  readonly desk?: string | null | undefined;
}

export interface PartnerSeat {
  readonly faction: FactionId;
  /** Whether the other seat has a question, as far as that is public. */
  readonly asked: boolean;
  readonly onTurn: () => void;
}

/** Shows the player of this phone, the present event, and the phase. */
export function Bar({ faction, partner, about, turn, when, onLook, lookWords = LOOK_AROUND, desk = null }: BarProps) {
  return (
    <header className={styles.bar} data-leaves={onLook !== undefined}>
      {onLook !== undefined && (
        <button type="button" className={styles.look} onClick={onLook}>
          <Icon name="back" />
          <span>{lookWords}</span>
        </button>
      )}
      <FactionDisc faction={faction} />
      <div className={styles.who}>
        <FactionName faction={faction} />
        <small>{about}</small>
      </div>
      {partner !== undefined && (
        <button type="button" className={styles.partner} onClick={partner.onTurn}>
          <FactionDisc faction={partner.faction} state={partner.asked ? 'awaited' : 'plain'} />
          <span className="unseen">{formatOverTo(partner.faction, partner.asked)}</span>
        </button>
      )}
      {desk !== null && (
        <button
          type="button"
          className={styles.desk}
          aria-label={TO_DESK}
          onClick={() => {
            location.assign(desk);
          }}
        >
          Desk
        </button>
      )}
      <p className={styles.when}>
        Turn {turn}
        <br />
        {when}
      </p>
    </header>
  );
}
