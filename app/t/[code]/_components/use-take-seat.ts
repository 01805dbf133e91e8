'use client';
import { useState } from 'react';
import type { Refusal, SeatRefusal, Trouble, FactionId } from '../../../../lib/client.ts';
import { troubleCode, useTRPCClient } from '../../../_hooks/api.tsx';
import { deviceStorage } from '../../../_hooks/device-storage.ts';
import { rememberSeat } from '../../../_hooks/seat-tokens.ts';
import { troubleOf } from '../../../_hooks/trouble-of.ts';

/** Why the seat was not taken: the table said no, or the way there failed. */
export type JoinTrouble = { readonly refusal: Refusal | SeatRefusal } | { readonly trouble: Trouble };

/** A seat of one's own, or why there is none. */
type Sitting =
  | { readonly ok: true; readonly faction: FactionId; readonly token: string }
  | { readonly ok: false; readonly refusal: Refusal | SeatRefusal };

const NAME = 'mentat.name';

/** The name this device gave last. */
export const knownName = (): string => deviceStorage().getItem(NAME) ?? '';

/** Takes a seat for this device, chosen or drawn, and keeps its token. */
export function useTakeSeat(code: string, onTaken: () => void, onRefused: () => void) {
  const client = useTRPCClient();
  const [taking, setTaking] = useState(false);
  const [trouble, setTrouble] = useState<JoinTrouble | null>(null);

  const sit = async (name: string, ask: () => Promise<Sitting>): Promise<void> => {
    setTaking(true);
    setTrouble(null);
    deviceStorage().setItem(NAME, name);
    try {
      const taken = await ask();
      if (taken.ok) {
        rememberSeat(code, taken.faction, taken.token);
        onTaken();
        return;
      }
      setTrouble({ refusal: taken.refusal });
      onRefused();
    } catch (error) {
      setTrouble({ trouble: troubleOf(troubleCode(error)) });
    }
    setTaking(false);
  };
  const take = (faction: FactionId, name: string) => {
    void sit(name, async () => {
      const taken = await client.seats.take.mutate({ code, faction, name });
      return taken.ok ? { ...taken, faction } : taken;
    });
  };
  const draw = (name: string) => {
    void sit(name, () => client.seats.draw.mutate({ code, name }));
  };
  return { take, draw, taking, trouble };
}
