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

/** The numbers above every bid. The wheel has no stop at the end of the player's spice, which would show the amount. */
const MOST = 99;

interface BidWheelProps {
  readonly from: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
  /**
   * Whether the player may bid this number. If the player cannot pay, a tap on the hub says so. Until then, the hub
   * looks the same for rich and poor players.
   */
  readonly legal: boolean;
  readonly act: ReactNode;
  readonly onAct: () => void;
  /**
   * The label of the pass. Its button is as far from the thumb as possible, for a player who wants the card.
   */
  readonly pass: string;
  readonly onPass: () => void;
  /** The time until which the player can answer; `null` without a clock. */
  readonly time: { readonly opened: number; readonly deadline: number } | null;
  readonly held: boolean;
  /** The player's actions about the clock, which are below it. */
  readonly beneathClock?: ReactNode;
  /** The time until which raised hands stop the clock; `null` without a raised hand. */
  readonly standsUntil?: number | null;
  readonly sending: boolean;
  readonly cover: Cover;
}

/**
 * Shows the wheel on which a player dials a price. The button is in the hub; the pass and the clock are next to the
 * number.
 */
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
