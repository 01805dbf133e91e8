'use client';
import { useRouter } from 'next/navigation';
import { troubleWithName, type FactionId } from '#client';
import { useApiClient } from '#app/_connection/api-client.tsx';
import { rememberSeat } from '#app/_browser/seat-tokens.ts';
import { useRequest } from '#app/_connection/use-request.ts';
import type { Failure } from '#app/_connection/failure.ts';

interface Handover {
  readonly pass: string;
  /** The seat that the page names, if it names one. */
  readonly faction?: FactionId;
  /** The name of the new player. Empty means the previous player. */
  readonly name: string;
}

interface AcceptingSeat {
  readonly sending: boolean;
  readonly trouble: Failure | null;
  readonly accept: (handover: Handover) => Promise<void>;
}

/** Takes over a seat with a one-time code, and opens the page of the seat. */
export function useAcceptSeat(code: string): AcceptingSeat {
  const router = useRouter();
  const client = useApiClient();
  const { ask, sending, trouble } = useRequest();
  const accept = async ({ name, ...seat }: Handover) => {
    if (troubleWithName(name) !== null) return;
    const named = name.trim() === '' ? {} : { name: name.trim() };
    const taken = await ask(() => client.seats.accept.mutate({ code, ...seat, ...named }));
    if (taken === null) return;
    rememberSeat(code, taken.faction, taken.token);
    router.push(`/t/${code}/seat`);
  };
  return { sending, trouble, accept };
}
