'use client';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { ApiProvider, troubleCode, useTRPC } from '#app/_connection/api.tsx';
import { prefetchRemainingParts } from '#app/_connection/lazy.tsx';
import { readSeatPass } from '#app/_browser/seat-link.ts';
import { useFragmentSecret } from '#app/_browser/use-fragment-secret.ts';
import { useSeatTokens } from '#app/_browser/use-seat-tokens.ts';
import { Arriving, NoTable } from '../seat/_components/elsewhere.tsx';
import { AcceptSeat } from './accept-seat.tsx';
import { AskSeat } from './ask-seat.tsx';
import { Join } from './join.tsx';
import { TypeSeatCode } from './type-seat-code.tsx';
import { useAskSeat } from './use-ask-seat.ts';
import { useTakeSeat } from './use-take-seat.ts';

/** How often the list of free seats is refreshed while a guest chooses (ms). */
const LOOK_MS = 3000;

export const JoinPage = ({ code }: { readonly code: string }) => (
  <ApiProvider token={null}>
    <Joining code={code} />
  </ApiProvider>
);

function Joining({ code }: { readonly code: string }) {
  const trpc = useTRPC();
  const router = useRouter();
  const seats = useSeatTokens(code);
  const [typing, setTyping] = useState(false);
  const handed = useFragmentSecret('seat');
  const pass = handed.secret === null ? null : readSeatPass(handed.secret);
  const look = useQuery({
    ...trpc.tables.look.queryOptions({ code }),
    // If the server has no such table, it is not asked again.
    refetchInterval: ({ state }) => (troubleCode(state.error) === 'NOT_FOUND' ? false : LOOK_MS),
    staleTime: 0,
    retry: isSilence,
  });
  const toSeat = () => {
    router.push(`/t/${code}/seat`);
  };
  const { take, draw, taking, trouble } = useTakeSeat(code, look.data?.pairs ?? [], toSeat, () => void look.refetch());
  const asking = useAskSeat(code);
  useEffect(prefetchRemainingParts, []);
  const wrong = troubleCode(look.error);
  if (wrong === 'NOT_FOUND') return <NoTable trouble="unknown-table" />;
  if (wrong === 'TABLE_UNREADABLE') return <NoTable trouble="unreadable-table" />;
  if (look.data === undefined || seats === null) return <Arriving />;
  if (pass !== null) {
    const player = look.data.seating.find(({ faction }) => faction === pass.faction)?.takenBy ?? null;
    return <AcceptSeat code={code} seat={pass} player={player} onLeave={handed.spend} />;
  }
  if (asking.asked !== null) {
    const { factions, name } = asking.asked;
    return (
      <AskSeat
        code={code}
        asked={asking.asked}
        sending={asking.sending}
        onSeated={() => {
          asking.keep();
          toSeat();
        }}
        onAgain={() => {
          asking.ask(factions, name);
        }}
        onStop={asking.stop}
      />
    );
  }
  if (typing) {
    return (
      <TypeSeatCode
        code={code}
        onLeave={() => {
          setTyping(false);
        }}
      />
    );
  }
  return (
    <Join
      front={look.data}
      held={seats.current}
      taking={taking || asking.sending}
      trouble={asking.trouble ?? trouble}
      onTake={take}
      onAsk={asking.ask}
      onDraw={draw}
      onReturn={toSeat}
      onWatch={() => {
        router.push(`/t/${code}/screen`);
      }}
      onTypeCode={() => {
        setTyping(true);
      }}
    />
  );
}

/** A server that answered "no" is not asked again. A server that did not answer is asked again. */
const isSilence = (_tries: number, error: unknown): boolean => troubleCode(error) === null;
