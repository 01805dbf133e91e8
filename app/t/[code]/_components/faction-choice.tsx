'use client';
import { formatRow, formatFree } from '#client';
import { FactionDisc, FactionName } from '#app/_components/faction-disc.tsx';
import { Icon } from '#app/_components/icon.tsx';
import { freeIn, type Place } from './table-front.ts';
import { formatHalf, formatSeats, YOURS_FOR_NOW } from './join-messages.ts';
import styles from './faction-choice.module.css';

interface FactionChoiceProps {
  readonly place: Place;
  readonly chosen: boolean;
  /** Whether the desk gives out free seats. */
  readonly fromDesk: boolean;
  readonly onChoose: () => void;
}

/**
 * Shows the factions for one player, with their player circles. A faction is free, chosen for now, or taken by a
 * player.
 */
export function FactionChoice({ place, chosen, fromDesk, onChoose }: FactionChoiceProps) {
  const isFree = freeIn(place).length > 0;
  return (
    <label className={styles.choice} data-chosen={chosen} data-free={isFree}>
      <input
        type="radio"
        name="faction"
        className={styles.radio}
        checked={chosen}
        disabled={!isFree}
        onChange={onChoose}
      />
      <span className={styles.discs}>
        {place.map(({ faction, takenBy }) => (
          <FactionDisc key={faction} faction={faction} state={takenBy === null ? 'plain' : 'passed'} />
        ))}
      </span>
      <span className={isFree ? styles.words : styles.taken}>
        {place.map(({ faction }, at) => (
          <span key={faction}>
            {at > 0 && ' and '}
            <FactionName faction={faction} />
          </span>
        ))}
        <small>
          {formatWhose(place, chosen, fromDesk)}, {formatSeats(place.map(({ at }) => at))}
        </small>
      </span>
      {chosen && <Icon name="check" className={styles.check} />}
    </label>
  );
}

/** Returns the players who have a place. If only one faction of a pair is taken, says who has which faction. */
function formatWhose(place: Place, chosen: boolean, fromDesk: boolean): string {
  const free = freeIn(place);
  if (free.length === place.length) {
    return chosen && !fromDesk ? YOURS_FOR_NOW : formatFree(fromDesk, place[0]?.was ?? null);
  }
  const names = new Set(place.map(({ takenBy }) => takenBy));
  if (names.size === 1) return [...names].join('');
  return formatRow(place.map(({ faction, takenBy }) => formatHalf(faction, takenBy)));
}
