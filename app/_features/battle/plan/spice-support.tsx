import { formatSpice } from '#client';
import { Icon } from '#app/_components/icon.tsx';
import { StepButton } from '#app/_components/step-button.tsx';
import { SUPPORT } from '#lib/features/battle/messages/plan.ts';
import styles from './spice-support.module.css';

/** The maximum number of gems in the row of a phone. For more, the row shows a gem and a number. */
const MAX_GEMS = 6;
/** The number of gems on the narrowest phones. */
const FEW_GEMS = 4;

interface SpiceSupportProps {
  /** The legal amounts for the present dial, lowest first. */
  readonly possible: readonly number[];
  readonly value: number;
  readonly covered: boolean;
  /** Whether the row is shared, so that only the number is between the buttons. */
  readonly narrow: boolean;
  readonly locked: boolean;
  readonly onChange: (value: number) => void;
}

/**
 * Lets the player choose the spice for the dial. The amount stays while the dial allows it. With more spice, fewer
 * forces equal the dial.
 */
export function SpiceSupport({ possible, value, covered, narrow, locked, onChange }: SpiceSupportProps) {
  const at = possible.indexOf(value);
  const [less, more] = [possible[at - 1], possible[at + 1]];
  return (
    <div className={styles.row} role="group" aria-label={SUPPORT.label}>
      {!narrow && (
        <span className={styles.words}>
          {SUPPORT.label}
          {!covered && possible.length === 1 && <small className={styles.fixed}>fixed by this dial</small>}
        </span>
      )}
      {!covered && (
        <>
          <Step name="minus" words={SUPPORT.less} to={locked ? undefined : less} onChange={onChange} />
          <span className={styles.laid} aria-live="polite">
            <span className="unseen">{formatSpice(value)}</span>
            <Gems laid={value} most={narrow ? Infinity : (possible.at(-1) ?? value)} />
          </span>
          <Step name="plus" words={SUPPORT.more} to={locked ? undefined : more} onChange={onChange} />
        </>
      )}
    </div>
  );
}

function Gems({ laid, most }: { readonly laid: number; readonly most: number }) {
  const asGems = most <= MAX_GEMS;
  return (
    <span data-narrow-as-number={asGems && most > FEW_GEMS} aria-hidden>
      {asGems && (
        <span className={styles.gems}>
          {Array.from({ length: Math.max(most, 1) }, (_, at) => (
            <Icon key={at} name="gem" className={at < laid ? styles.gem : styles.unlaid} />
          ))}
        </span>
      )}
      {most > FEW_GEMS && (
        <b className={styles.number} data-alone={!asGems}>
          <Icon name="gem" className={styles.gem} /> {laid}
        </b>
      )}
    </span>
  );
}

interface StepProps {
  readonly name: 'minus' | 'plus';
  readonly words: string;
  /** The amount after this step; `undefined` at either end. */
  readonly to: number | undefined;
  readonly onChange: (value: number) => void;
}

const Step = ({ name, words, to, onChange }: StepProps) => (
  <StepButton
    name={name}
    words={words}
    className={styles.step}
    idle={to === undefined}
    onStep={() => {
      if (to !== undefined) onChange(to);
    }}
  />
);
