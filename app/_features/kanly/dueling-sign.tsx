import type { DuelingCard } from '#client';
import { Icon, type IconName } from '#app/_components/icon.tsx';
import styles from './dueling-hand.module.css';

/** The angle of the arrow of an attack (degrees clockwise from downwards). The centre of the arena is below. */
const ARROWS: Readonly<Partial<Record<DuelingCard, number>>> = {
  'attack-in': 0,
  'attack-out': 180,
  'attack-left': 90,
  'attack-right': -90,
};
const ICONS: Readonly<Partial<Record<DuelingCard, IconName>>> = {
  'throwing-knife': 'projectile',
  'place-block': 'plus',
  'pick-up-block': 'minus',
  'jump-block': 'unfold',
  'move-or-attack-three': 'special',
  'flee-with-honor': 'back',
};

/** The sign of a dueling card: an arrow for an attack, a bottle for an answer. */
export function DuelingSign({ card }: { readonly card: DuelingCard }) {
  const angle = ARROWS[card];
  if (angle === undefined) return <Icon name={ICONS[card] ?? 'poison'} className={styles.sign} />;
  return (
    <svg viewBox="0 0 24 24" className={styles.sign} aria-hidden focusable="false">
      <path className={styles.arrow} d="M12 3v16M5.5 12.5L12 19l6.5-6.5" transform={`rotate(${angle} 12 12)`} />
    </svg>
  );
}
