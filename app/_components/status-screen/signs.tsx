import { factionName, type FactionId } from '#client';
import { FactionDisc } from '../faction-disc.tsx';
import { Icon, type IconName } from '../icon.tsx';
import styles from './signs.module.css';

/** The state of a faction in a question for all. */
export interface Sign {
  readonly faction: FactionId;
  readonly sign: IconName;
  /** The meaning of the sign as text, for screen readers. */
  readonly says: string;
  /** The state of the faction: no answer, a sealed answer, all is well, or something is wrong. */
  readonly tone: 'open' | 'sealed' | 'right' | 'off';
}

/** Shows all factions in one row. A sign next to each disc shows the public state of the faction. */
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
