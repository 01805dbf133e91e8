import { discOf, formatPaymasters, formatTraitors, type FactionId, type TraitorCall } from '#client';
import { signHref } from '#app/_components/sprite.ts';
import styles from './traitor-calls.module.css';

interface TraitorCallsProps {
  readonly calls: readonly TraitorCall[];
  /** Whether the moment is over, so that the result may take its place. */
  readonly settled: boolean;
}

/** Shows the traitor call: the leader's disc breaks, and the caller's colour shows below. */
export function TraitorCalls({ calls, settled }: TraitorCallsProps) {
  return (
    <div className={styles.traitorCalls} data-settled={settled}>
      <div className={styles.discs}>
        {calls.map((call) => (
          <BrokenDisc key={call.leader} of={discOf(call.leader).faction} by={call.caller} />
        ))}
      </div>
      <p className={styles.title}>{formatTraitors(calls.map((call) => call.leader))}</p>
      <p className={styles.what}>{formatPaymasters(calls)}</p>
    </div>
  );
}

const LEFT_HALF = 'M0 0h112L92 52l20 48-20 50 16 50H0z';
const RIGHT_HALF = 'M200 0h-88L92 52l20 48-20 50 16 50h92z';

function BrokenDisc({ of, by }: { readonly of: FactionId; readonly by: FactionId }) {
  return (
    <svg viewBox="-6 -6 212 212" className={styles.broken} aria-hidden>
      <clipPath id={`left-of-${of}`}>
        <path d={LEFT_HALF} />
      </clipPath>
      <clipPath id={`right-of-${of}`}>
        <path d={RIGHT_HALF} />
      </clipPath>
      <g className={styles['left-half']} data-faction={of}>
        <Half faction={of} clip={`url(#left-of-${of})`} />
      </g>
      <g className={styles['right-half']} data-faction={by}>
        <Half faction={by} clip={`url(#right-of-${of})`} />
      </g>
    </svg>
  );
}

const Half = ({ faction, clip }: { readonly faction: FactionId; readonly clip: string }) => (
  <g clipPath={clip}>
    <circle cx="100" cy="100" r="92" className={styles.disc} />
    <use href={signHref(faction)} x="56" y="56" width="88" height="88" className={styles.emblem} />
  </g>
);
