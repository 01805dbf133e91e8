'use client';
import { useState, type ReactNode } from 'react';
import { formatSpice } from '#client';
import { Button } from '#app/_components/button.tsx';
import { Icon } from '#app/_components/icon.tsx';
import type { Cover } from '#app/_components/cover/use-cover.ts';
import { Wheel } from '#app/_components/wheel/wheel.tsx';
import page from '#app/_components/wheel/wheel-page.module.css';
import { CountdownRing } from '#app/_components/window/countdown-ring.tsx';
import { DIAL, SENDING, TOO_MUCH } from '#lib/features/bidding/messages/phone.ts';
import styles from './bid-wheel.module.css';

/** More than anybody bids: the wheel of a bid has no stop where somebody’s spice ends. */
const MOST = 99;

interface BidWheelProps {
  readonly from: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** Whether this may be bid: past one’s own means the hub says so to a thumb, and before looks as it does to the rich. */
  readonly legal: boolean;
  readonly act: ReactNode;
  readonly onAct: () => void;
  /** The other answer, as far from the thumb for whoever wants the card. */
  readonly pass: string;
  readonly onPass: () => void;
  /** Until when there is time to answer; `null` where there is no clock. */
  readonly time: { readonly opened: number; readonly deadline: number } | null;
  readonly held: boolean;
  /** What can be done about the clock, beneath it. */
  readonly beneathClock?: ReactNode;
  /** Raised hands stop the clock until then; `null` where nobody has. */
  readonly standsUntil?: number | null;
  readonly sending: boolean;
  readonly cover: Cover;
}

/** The wheel on which a price is dialled, with its act in the hub; beside the number the pass, and the clock. */
export function BidWheel({
  from,
  value,
  onChange,
  legal,
  act,
  onAct,
  pass,
  onPass,
  time,
  held,
  beneathClock,
  standsUntil = null,
  sending,
  cover,
}: BidWheelProps) {
  const [triedFor, tryFor] = useState<number | null>(null);
  return (
    <div className={page.wheel} data-decision>
      <div className={styles.dialled}>
        <div className={styles.sides}>
          <Button small sending={sending} onClick={onPass}>
            {pass}
          </Button>
          {time !== null && (
            <div className={styles.clock}>
              <CountdownRing window={time} held={held} standsUntil={standsUntil} />
              {beneathClock}
            </div>
          )}
        </div>
        <Wheel
          label={DIAL}
          range={{ from, to: MOST, step: 1 }}
          value={value}
          onChange={onChange}
          say={formatSpice}
          cover={cover}
          locked={sending}
          beside={[null, null]}
          hub={
            <>
              <Icon name="seal" className={page.seal} />
              <span>{sending ? SENDING : !legal && triedFor === value ? TOO_MUCH : act}</span>
            </>
          }
          onHub={() => {
            if (legal) onAct();
            else tryFor(value);
          }}
        />
      </div>
    </div>
  );
}
