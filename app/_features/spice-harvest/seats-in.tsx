import { factionName, type FactionId } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { formatIsReady } from '#lib/modules/spice-harvest/harvests/messages/pages.ts';
import styles from './seats-in.module.css';

interface SeatsInProps {
  readonly seats: readonly FactionId[];
  /** The seats that have answered. */
  readonly sealed: readonly FactionId[];
  /** Whether the seats are in one row without names, as on short phones. */
  readonly compact?: boolean;
}

/** Shows which seats have sealed their answers to a question for all seats. */
export const SeatsIn = ({ seats, sealed, compact = false }: SeatsInProps) => (
  <ul className={styles.seats} data-compact={compact}>
    {seats.map((faction) => {
      const isIn = sealed.includes(faction);
      return (
        <li key={faction} className={styles.seat} data-in={isIn}>
          <FactionDisc faction={faction} alone />
          <span>
            <span className={styles.name} aria-hidden>
              {factionName(faction)}
            </span>
            <small>{formatIsReady(isIn)}</small>
          </span>
        </li>
      );
    })}
  </ul>
);
