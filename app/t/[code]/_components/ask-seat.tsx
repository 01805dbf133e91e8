'use client';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ASKED_TOO_LONG, SHOW_THE_SIGN, formatAsking, TURNED_AWAY, type Explanation } from '#client';
import { Decision } from '#app/_components/decision.tsx';
import { Explained } from '#app/_components/refusal.tsx';
import { Sky } from '#app/_components/sky.tsx';
import { Button } from '#app/_components/button.tsx';
import { useTRPC } from '#app/_connection/api.tsx';
import { Body, Phone } from '#app/_components/phone.tsx';
import { PromptHeading } from '#app/_components/prompt/prompt-heading.tsx';
import { ASK } from './join-messages.ts';
import type { AskedSeats } from './use-ask-seat.ts';
import styles from './join.module.css';

/** How often the phone asks whether the desk has let it in (ms). */
const LOOK_MS = 1500;

interface AskSeatProps {
  readonly code: string;
  readonly asked: AskedSeats;
  readonly sending: boolean;
  readonly onSeated: () => void;
  readonly onAgain: () => void;
  readonly onStop: () => void;
}

/** Shows that the phone waits for the moderator, who sees the name. Phone and desk show the same two signs. */
export function AskSeat({ code, asked, sending, onSeated, onAgain, onStop }: AskSeatProps) {
  const stands = useStands(code, asked);
  useEffect(() => {
    if (stands === 'seated') onSeated();
  });
  const why = WHY_NOT[stands];
  return (
    <Phone tone="warm" bar={<p className={styles.mentat}>Mentat</p>}>
      <Body>
        <PromptHeading title={formatAsking(asked.factions)} lead={why === null ? SHOW_THE_SIGN : ''} />
        {why === null ? <p className={styles.sign}>{asked.sign}</p> : <Explained {...why} />}
      </Body>
      <div className={styles.sky}>
        <Sky />
      </div>
      <Decision>
        {why !== null && (
          <Button tone="act" sending={sending} onClick={onAgain}>
            {ASK.again}
          </Button>
        )}
        <Button tone="quiet" onClick={onStop}>
          {ASK.back}
        </Button>
      </Decision>
    </Phone>
  );
}

type Stands = 'seated' | 'waits' | 'turned-away' | 'gone';

const WHY_NOT: Readonly<Record<Stands, Explanation | null>> = {
  seated: null,
  waits: null,
  'turned-away': TURNED_AWAY,
  gone: ASKED_TOO_LONG,
};

/** Returns the state of the phone's request, as far as it is known. */
function useStands(code: string, { tokens }: AskedSeats): Stands {
  const trpc = useTRPC();
  const look = useQuery({
    ...trpc.seats.answer.queryOptions({ code, token: tokens[0] ?? '' }),
    refetchInterval: ({ state }) => (state.data === undefined || state.data.stands === 'waits' ? LOOK_MS : false),
    staleTime: 0,
  });
  return look.data?.stands ?? 'waits';
}
