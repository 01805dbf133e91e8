import Link from 'next/link';
import { Button } from '../../_components/button.tsx';
import type { Place } from './places.ts';
import { NEXT, formatHands, TO_SCREEN, TRY, type Side } from './try-messages.ts';
import styles from './next-step.module.css';

interface NextStepProps {
  readonly step: 0 | 1 | 2 | 3;
  /** The part that one phone shows now. */
  readonly place: Place;
  readonly onGo: (place: Place) => void;
  readonly onAgain: () => void;
}

const SIDES: readonly Side[] = ['atreides', 'harkonnen'];

/** Shows the next step, and the buttons that lead to it. */
export const NextStep = ({ step, place, onGo, onAgain }: NextStepProps) => (
  <section className={styles.next} data-step={step} data-place={place}>
    <p aria-live="polite">{NEXT[step]}</p>
    {step > 1 && (
      <div className={styles.places}>
        {SIDES.filter((side) => side !== place).map((side) => (
          <Button
            key={side}
            small
            onClick={() => {
              onGo(side);
            }}
          >
            {formatHands(side)}
          </Button>
        ))}
        {place !== 'screen' && (
          <Button
            small
            onClick={() => {
              onGo('screen');
            }}
          >
            {TO_SCREEN}
          </Button>
        )}
      </div>
    )}
    <div className={styles.acts}>
      <Button onClick={onAgain}>{TRY.again}</Button>
      <Link href="/new" className={styles.open}>
        {TRY.open}
      </Link>
    </div>
  </section>
);
