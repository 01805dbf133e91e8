import { classes } from './classes.ts';
import { signHref } from './sprite.ts';
import styles from './icon.module.css';

/** The icons of `public/sprite.svg`. */
export type IconName =
  | 'spice'
  | 'gem'
  | 'storm'
  | 'worm'
  | 'forces'
  | 'special'
  | 'leader'
  | 'projectile'
  | 'poison'
  | 'lasgun'
  | 'shield'
  | 'snooper'
  | 'cheap-hero'
  | 'worthless'
  | 'karama'
  | 'truthtrance'
  | 'traitor'
  | 'prediction'
  | 'qr'
  | 'voice'
  | 'prescience'
  | 'covered'
  | 'seal'
  | 'wheel'
  | 'hold'
  | 'check'
  | 'offline'
  | 'stronghold'
  | 'tanks'
  | 'first'
  | 'alliance'
  | 'warning'
  | 'back'
  | 'nudge'
  | 'clock'
  | 'hand'
  | 'palm'
  | 'map'
  | 'table'
  | 'log'
  | 'minus'
  | 'plus'
  | 'unfold'
  | 'close';

interface IconProps {
  readonly name: IconName;
  /** The name for screen readers. It is only needed if no word is next to the icon. */
  readonly label?: string;
  readonly className?: string | undefined;
}

/**
 * An icon in the colour of its text, 1.35 em high. It is hidden from screen readers next to a word, and named by
 * `label` otherwise.
 */
export function Icon({ name, label, className }: IconProps) {
  const access = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg className={classes(styles.icon, className)} {...access} focusable="false">
      <use href={signHref(`i-${name}`)} />
    </svg>
  );
}
