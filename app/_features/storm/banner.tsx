'use client';
import {
  factionName,
  formatAtomics,
  formatSecondControl,
  formatControl,
  formatFirstPlayer,
  formatStormCard,
  formatStormLosses,
  type StormDialView,
} from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { Icon } from '#app/_components/icon.tsx';
import type { StripProps } from '#app/_components/banner.ts';
import { DIAL_STANDS } from '#lib/features/storm/messages/course.ts';
import styles from './banner.module.css';

/** Shows the storm in small: the wheels, sealed until both are revealed, the losses, and the first player after it. */
export function StormBanner({ table: { stormPhase, stormCard, choices } }: StripProps) {
  if (stormPhase === null) return null;
  const { id, dialers, sectors, control, answer, atomics, outcome } = stormPhase;
  return (
    <>
      {dialers.length > 0 && (
        <p className={styles.dials}>
          {dialers.map((dialer) => (
            <Dial key={dialer.faction} dialer={dialer} />
          ))}
          {sectors !== null && <span className={styles.number}>= {sectors}</span>}
        </p>
      )}
      {stormCard?.turned?.storm === id && (
        <p className={styles.soft}>{formatStormCard(stormCard.turned.card, choices.edition)}</p>
      )}
      {control !== null && <p className={styles.soft}>{formatControl(control)}</p>}
      {answer !== null && <p className={styles.soft}>{formatSecondControl(answer)}</p>}
      {atomics !== null && <p className={styles.soft}>{formatAtomics(atomics)}</p>}
      {outcome !== null && (
        <>
          <p className={styles.soft}>{formatStormLosses(outcome.forcesLost, outcome.spiceLost)}</p>
          <p className={styles.first}>
            <FactionDisc faction={outcome.firstPlayer} />
            {formatFirstPlayer(outcome.firstPlayer)}
          </p>
        </>
      )}
    </>
  );
}

/** Shows one wheel. No number is in the page before both wheels are revealed. */
function Dial({ dialer: { faction, dial } }: { readonly dialer: StormDialView }) {
  return (
    <span className={styles.dial}>
      <FactionDisc faction={faction} />
      <span className="unseen">{factionName(faction)}</span>
      {dial.state === 'shown' ? (
        <span className={styles.number}>{dial.dial}</span>
      ) : (
        <span className={styles.sealed}>
          <Icon name={dial.state === 'sealed' ? 'seal' : 'wheel'} /> {DIAL_STANDS[dial.state]}
        </span>
      )}
    </span>
  );
}
