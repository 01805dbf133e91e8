'use client';
import { explainTrouble, theFaction, type FactionId } from '#client';
import { Decision } from '#app/_components/decision.tsx';
import { Sky } from '#app/_components/sky.tsx';
import { Button } from '#app/_components/button.tsx';
import { forgetSeat } from '#app/_device/seat-tokens.ts';
import type { ReactNode } from 'react';
import { Body, Phone } from '#app/_components/phone.tsx';
import { Question } from '#app/_components/question/question.tsx';
import styles from './elsewhere.module.css';

/** Before the first word from the table. */
export function Arriving() {
  return <Empty title="Looking for the table" lead="It is tried until the laptop answers. You need not do anything." />;
}

/** This device holds no seat here. */
export function NoSeat({ code }: { readonly code: string }) {
  return (
    <Empty
      title="This phone holds no seat here."
      lead={`Take one of the free seats of table ${code}.`}
      act={<SitDown code={code} />}
    />
  );
}

interface SeatMovedProps {
  readonly code: string;
  readonly faction: FactionId;
}

/** The seat was given to another phone; whatever was shown here is gone. */
export function SeatMoved({ code, faction }: SeatMovedProps) {
  return (
    <Empty
      title="Your seat has left this phone."
      lead={`Another phone holds it now, or it is free. This one no longer speaks for ${theFaction(faction)}. If that was not meant, say so at the table: the moderator can give it back.`}
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

/** There is no such table, or none that can be read. */
export function NoTable({ trouble }: { readonly trouble: 'unknown-table' | 'unreadable-table' }) {
  const { why, next } = explainTrouble(trouble);
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
          Enter another code
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
    Go to the seats
  </Button>
);

interface EmptyProps {
  readonly title: string;
  readonly lead: string;
  readonly act?: ReactNode;
}

/** A page with nothing of the game on it. */
function Empty({ title, lead, act }: EmptyProps) {
  return (
    <Phone tone="warm" bar={<p className={styles.name}>Mentat</p>}>
      <Body>
        <Question title={title} lead={lead} />
      </Body>
      <div className={styles.sky}>
        <Sky />
      </div>
      {act !== undefined && <Decision>{act}</Decision>}
    </Phone>
  );
}
