import { factionName, type FactionId } from '#client';
import { FactionDisc } from '../faction-disc.tsx';
import { Icon, type IconName } from '../icon.tsx';
import styles from './signs.module.css';

/** How somebody stands who is asked what all are asked. */
export interface Sign {
  readonly faction: FactionId;
  readonly sign: IconName;
  /** The same in words, for who cannot see the sign. */
  readonly says: string;
  /** Nothing is said yet; it is said and covered; all is well; something is off. */
  readonly tone: 'open' | 'sealed' | 'right' | 'off';
}

/** Everybody with a sign beside the disc, in one row: who has spoken, and how, as far as all may know. */
export const Signs = ({ signs }: { readonly signs: readonly Sign[] }) => (
  <ul className={styles.signs}>
    {signs.map(({ faction, sign, says, tone }) => (
      <li key={faction} className={styles.sign} data-tone={tone}>
        <FactionDisc faction={faction} className={styles.disc} />
        <span className="unseen">{factionName(faction)}</span>
        <Icon name={sign} label={says} />
      </li>
    ))}
  </ul>
);
