'use client';
import { explainFailure, type FactionId } from '#client';
import { Decision } from '#app/_components/decision.tsx';
import { Sky } from '#app/_components/sky.tsx';
import { Button } from '#app/_components/button.tsx';
import type { NoTableStanding } from '#app/_connection/frame.ts';
import { forgetSeat } from '#app/_browser/seat-tokens.ts';
import type { ReactNode } from 'react';
import { LoadingFallback } from '#app/_components/loading-fallback.tsx';
import { Body, Phone } from '#app/_components/phone.tsx';
import { PromptHeading } from '#app/_components/prompt/prompt-heading.tsx';
import { ELSEWHERE, formatSeatLeft, formatTakeOne } from './elsewhere-messages.ts';
import styles from './elsewhere.module.css';

/** Shows the page before the first frame from the table. */
export function Arriving() {
  return <Empty title={ELSEWHERE.looking} lead={ELSEWHERE.untilAnswer} />;
}

/** Shows the page before the pages of a seat have loaded. */
export function SeatComing() {
  return (
    <Empty title={ELSEWHERE.looking} lead={ELSEWHERE.untilAnswer}>
      <LoadingFallback />
    </Empty>
  );
}

/** Shows that this device has no seat at this table. */
export function NoSeat({ code }: { readonly code: string }) {
  return <Empty title={ELSEWHERE.noSeat} lead={formatTakeOne(code)} act={<SitDown code={code} />} />;
}

interface SeatMovedProps {
  readonly code: string;
  readonly faction: FactionId;
}

/** Shows that the seat moved to another phone. The phone has deleted everything of the seat. */
export function SeatMoved({ code, faction }: SeatMovedProps) {
  return (
    <Empty
      title={ELSEWHERE.seatLeft}
      lead={formatSeatLeft(faction)}
      act={
        <SitDown
          code={code}
          onLeave={() => {
            forgetSeat(code, faction);
          }}
        />
      }
    />
  );
}

/** Shows that no table has this code, or that the server cannot read it. */
export function NoTable({ trouble }: { readonly trouble: NoTableStanding }) {
  const { why, next } = explainFailure(trouble);
  return (
    <Empty
      title={why}
      lead={next}
      act={
        <Button
          tone="act"
          onClick={() => {
            location.assign('/');
          }}
        >
          {ELSEWHERE.anotherCode}
        </Button>
      }
    />
  );
}

interface SitDownProps {
  readonly code: string;
  readonly onLeave?: () => void;
}

const SitDown = ({ code, onLeave }: SitDownProps) => (
  <Button
    tone="act"
    onClick={() => {
      onLeave?.();
      location.assign(`/t/${code}`);
    }}
  >
    {ELSEWHERE.toSeats}
  </Button>
);

interface EmptyProps {
  readonly title: string;
  readonly lead: string;
  readonly act?: ReactNode;
  readonly children?: ReactNode;
}

/** Shows a page without any content of the game. */
function Empty({ title, lead, act, children }: EmptyProps) {
  return (
    <Phone tone="warm" bar={<p className={styles.name}>Mentat</p>}>
      <Body>
        <PromptHeading title={title} lead={lead} />
        {children}
      </Body>
      <div className={styles.sky}>
        <Sky />
      </div>
      {act !== undefined && <Decision>{act}</Decision>}
    </Phone>
  );
}
