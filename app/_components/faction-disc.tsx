import { factionName, type FactionId } from '#client';
import { classes } from './classes.ts';
import { signHref } from './sprite.ts';
import styles from './faction-disc.module.css';

interface FactionDiscProps {
  readonly faction: FactionId;
  /** Whether the disc itself shows the name, because no name is next to it. */
  readonly alone?: boolean;
  /** `awaited` has a bone ring; `passed` is dimmed and needs a word next to it. */
  readonly state?: 'plain' | 'awaited' | 'passed';
  readonly className?: string | undefined;
}

/** A faction's cardboard disc. Its size is `--disc-size` of its container, 2.5 rem by default. */
export function FactionDisc({ faction, alone = false, state = 'plain', className }: FactionDiscProps) {
  const access = alone ? { role: 'img', 'aria-label': factionName(faction) } : { 'aria-hidden': true };
  return (
    <span className={classes(styles.disc, className)} data-faction={faction} data-state={state} {...access}>
      <svg viewBox="0 0 48 48" focusable="false" aria-hidden>
        <use href={signHref(faction)} />
      </svg>
    </span>
  );
}

/** Shows the faction's name in the colour of the faction. */
export function FactionName({ faction }: { readonly faction: FactionId }) {
  return (
    <span className={styles.name} data-faction={faction}>
      {factionName(faction)}
    </span>
  );
}
