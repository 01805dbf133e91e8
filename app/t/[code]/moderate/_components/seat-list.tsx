'use client';
import type { FactionId, TableView } from '#client';
import { everySeat, isInPlay } from '#app/_components/every-seat.ts';
import { FactionDisc, FactionName } from '#app/_components/faction-disc.tsx';
import type { EmptySeat, Presence } from '#app/_connection/frame.ts';
import { useLive } from '#app/_connection/live.tsx';
import type { Focus } from './focus.ts';
import { formatAway, formatWasTheirs, OUT_OF_GAME } from './seat-list-messages.ts';
import { MINUTE, useAwayFor } from './use-away-for.ts';
import styles from './seat-list.module.css';

interface SeatListProps {
  readonly table: TableView;
  readonly presence: readonly Presence[];
  readonly focus: Focus;
  readonly onFocus: (focus: Focus) => void;
}

/** Shows every seat and its player, and whether the player's phone is connected. */
export function SeatList({ table, presence, focus, onFocus }: SeatListProps) {
  const awayFor = useAwayFor(presence);
  const { emptySeats } = useLive();
  return (
    <section className={styles.seats} aria-labelledby="seats">
      <h2 id="seats" className={styles.title}>
        Seats
      </h2>
      <ul>
        {everySeat(table).map((faction) => (
          <li key={faction} className={styles.row}>
            <button
              type="button"
              className={styles.seat}
              aria-pressed={focus.about === 'seat' && focus.faction === faction}
              onClick={() => {
                onFocus({ about: 'seat', faction });
              }}
            >
              <FactionDisc faction={faction} className={styles.disc} />
              <FactionName faction={faction} />
              <span className={styles.player}>
                {playerOf(presence, faction) ?? formatWas(emptySeats, faction)}
                {!isInPlay(table, faction) && `, ${OUT_OF_GAME}`}
              </span>
              <Here seat={presence.find((seat) => seat.faction === faction)} away={awayFor(faction)} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const playerOf = (presence: readonly Presence[], faction: FactionId): string | null =>
  presence.find((seat) => seat.faction === faction)?.name ?? null;

/** Returns who played a seat that is free now. */
function formatWas(emptySeats: readonly EmptySeat[], faction: FactionId): string {
  const was = emptySeats.find((seat) => seat.faction === faction)?.was ?? null;
  return was === null ? '' : formatWasTheirs(was);
}

interface HereProps {
  readonly seat: Presence | undefined;
  /** Milliseconds that the phone has been away, as far as this desk has seen. */
  readonly away: number;
}

function Here({ seat, away }: HereProps) {
  if (seat === undefined) return <span className={styles.free}>free</span>;
  if (seat.here) return <span>here</span>;
  return <span className={styles.away}>{away < MINUTE ? 'away' : formatAway(away - (away % MINUTE))}</span>;
}
