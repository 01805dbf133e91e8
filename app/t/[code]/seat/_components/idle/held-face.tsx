'use client';
import { type EditionId, type SlotId } from '#client';
import { NO_CARDS, formatLeaderStands } from '#app/t/[code]/seat/_components/idle/held-messages.ts';
import { Icon } from '#app/_components/icon.tsx';
import { LeaderDisc } from '#app/_components/leader-disc.tsx';
import type { Held } from './held.ts';
import styles from './held-face.module.css';

interface HeldFaceProps {
  readonly held: Held;
  readonly edition: EditionId;
  /** Shows more about a card; left out if a tap does nothing. */
  readonly onLook?: ((slot: SlotId) => void) | undefined;
}

/** Shows at a glance the holdings of a seat: three numbers, the hand, the leaders, and its other secrets. */
export const HeldFace = ({ held: { figures, hand, leaders, lines }, edition, onLook }: HeldFaceProps) => (
  <div className={styles.held}>
    <ul className={styles.figures}>
      {figures.map(({ sign, number, special, label }) => (
        <li key={sign}>
          <span className={styles.figure}>
            <Icon name={sign} className={sign === 'spice' ? styles.spice : undefined} />
            <strong>{number}</strong>
            {special !== undefined && (
              <small>
                {special.count}
                <Icon name="special" label={special.words} />
              </small>
            )}
          </span>
          {label}
        </li>
      ))}
    </ul>
    <ul className={styles.hand}>
      {hand.length === 0 && <li>{NO_CARDS}</li>}
      {hand.map(({ slot, sign, words }) => (
        <li key={slot}>
          <button
            type="button"
            disabled={onLook === undefined}
            onClick={() => {
              onLook?.(slot);
            }}
          >
            <Icon name={sign} />
            <span>{words}</span>
          </button>
        </li>
      ))}
    </ul>
    {leaders.length > 0 && (
      <ul className={styles.leaders}>
        {leaders.map((leader) => (
          <li key={leader.leader}>
            <LeaderDisc
              leader={leader.leader}
              nameless
              inTanks={leader.where === 'tanks'}
              note={formatLeaderStands(leader, edition) ?? undefined}
            />
          </li>
        ))}
      </ul>
    )}
    <ul className={styles.lines}>
      {lines.map(({ sign, words }) => (
        <li key={sign}>
          <Icon name={sign} />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  </div>
);
