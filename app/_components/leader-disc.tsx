'use client';
import { discOf, leaderName, type LeaderId } from '#client';
import { classes } from './classes.ts';
import { signHref } from './sprite.ts';
import { formatStrength } from './leader-messages.ts';
import { useStrengthOf } from './leader-strengths.tsx';
import styles from './leader-disc.module.css';

interface LeaderDiscProps {
  readonly leader: LeaderId;
  /** Why the leader is not available, in a word or two: “in the tanks”, “in Carthag”. The disc is dimmed. */
  readonly away?: string | undefined;
  /** A further note while the leader is available, in a word or two. */
  readonly note?: string | undefined;
  /** Whether the disc shows the tanks instead of its emblem, and is dimmed. */
  readonly inTanks?: boolean;
  /** Hides the name below a heading that has the name. */
  readonly nameless?: boolean;
  readonly className?: string | undefined;
}

/** A leader's disc: the faction's emblem, the strength in a bone bead, the name below. Size: `--leader-size`. */
export function LeaderDisc({ leader, away, note, inTanks = false, nameless = false, className }: LeaderDiscProps) {
  const { faction } = discOf(leader);
  const strength = useStrengthOf()(leader);
  return (
    <span
      className={classes(styles.leader, className)}
      data-faction={faction}
      data-away={away !== undefined || inTanks}
    >
      <span className={styles.disc} aria-hidden>
        <svg viewBox="0 0 48 48" focusable="false">
          <use href={signHref(inTanks ? 'i-tanks' : faction)} />
        </svg>
        <span className={styles.strength}>{strength}</span>
      </span>
      <span className={nameless ? 'unseen' : styles.name}>
        {leaderName(leader)}
        <span className="unseen">{formatStrength(strength)}</span>
        {away !== undefined && <span className={styles.away}>{away}</span>}
        {note !== undefined && <span className={styles.away}>{note}</span>}
      </span>
    </span>
  );
}

interface LeaderChoiceProps extends LeaderDiscProps {
  readonly chosen?: boolean;
  readonly onChoose: () => void;
}

/** A leader that can be chosen. */
export function LeaderChoice({ chosen, onChoose, ...disc }: LeaderChoiceProps) {
  return (
    <button
      type="button"
      className={styles.choice}
      aria-pressed={chosen}
      onClick={() => {
        onChoose();
      }}
    >
      <LeaderDisc {...disc} />
    </button>
  );
}
