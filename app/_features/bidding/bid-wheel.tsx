'use client';
import type { ReactNode } from 'react';
import { saySpice } from '#client';
import { Icon } from '#app/_components/icon.tsx';
import type { Cover } from '#app/_components/cover/use-cover.ts';
import { Wheel } from '#app/_components/wheel/wheel.tsx';
import page from '#app/_components/wheel/wheel-page.module.css';
import { DIAL, SENDING, TOO_MUCH } from '#lib/phases/bidding/words/phone.ts';

/** More than anybody bids: the wheel of a bid has no stop where somebody’s spice ends. */
const MOST = 99;

interface BidWheelProps {
  readonly from: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** Whether this may be bid: past one’s own means the hub says so and does nothing. */
  readonly legal: boolean;
  readonly act: ReactNode;
  readonly onAct: () => void;
  readonly sending: boolean;
  readonly cover: Cover;
}

/** The wheel on which a price is dialled, with its act in the hub. */
export function BidWheel({ from, value, onChange, legal, act, onAct, sending, cover }: BidWheelProps) {
  return (
    <div className={page.wheel} data-decision>
      <Wheel
        label={DIAL}
        range={{ from, to: MOST, step: 1 }}
        value={value}
        onChange={onChange}
        say={saySpice}
        cover={cover}
        locked={sending || !legal}
        beside={[null, null]}
        hub={
          <>
            <Icon name="seal" className={page.seal} />
            <span>{sending ? SENDING : legal ? act : TOO_MUCH}</span>
          </>
        }
        onHub={onAct}
      />
    </div>
  );
}
