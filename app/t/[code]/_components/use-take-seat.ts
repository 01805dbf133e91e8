'use client';
import { useState } from 'react';
import { pairOf, type FactionId, type FactionPair, type Refusal, type SeatRefusal } from '#client';
import { useApiClient } from '#app/_connection/api-client.tsx';
import { deviceStorage } from '#app/_browser/key-value-storage.ts';
import { explainError } from '#app/_connection/explain-error.ts';
import type { Failure } from '#app/_connection/failure.ts';
import { rememberSeat, showSeat } from '#app/_browser/seat-tokens.ts';

/** A seat, or the reason why the player has no seat. */
type Sitting =
  | { readonly ok: true; readonly faction: FactionId; readonly token: string }
  | { readonly ok: false; readonly refusal: Refusal | SeatRefusal };

const NAME = 'mentat.name';

/** Returns the name that this device gave last. */
export const knownName = (): string => deviceStorage().getItem(NAME) ?? '';

/** Takes a chosen or drawn seat for this device, or both seats of one player, and keeps the tokens. */
export function useTakeSeat(code: string, pairs: readonly FactionPair[], onTaken: () => void, onRefused: () => void) {
  const client = useApiClient();
  const [taking, setTaking] = useState(false);
  const [trouble, setTrouble] = useState<Failure | null>(null);

  const sit = async (name: string, ask: () => Promise<Sitting>, others: Others): Promise<void> => {
    setTaking(true);
    setTrouble(null);
    deviceStorage().setItem(NAME, name);
    try {
      const taken = await ask();
      if (taken.ok) {
        rememberSeat(code, taken.faction, taken.token);
        await takeToo(others(taken.faction), name);
        showSeat(code, taken.faction);
        onTaken();
        return;
      }
      setTrouble({ refusal: taken.refusal });
      onRefused();
    } catch (error) {
      setTrouble(explainError(error));
    }
    setTaking(false);
  };
  const takeOne = async (faction: FactionId, name: string): Promise<Sitting> => {
    const taken = await client.seats.take.mutate({ code, faction, name });
    return taken.ok ? { ...taken, faction } : taken;
  };
  /** If another player took a seat first, it stays with that player. The seat that was taken stays with this player. */
  const takeToo = async (factions: readonly FactionId[], name: string): Promise<void> => {
    for (const faction of factions) {
      const taken = await takeOne(faction, name);
      if (taken.ok) rememberSeat(code, faction, taken.token);
    }
  };
  const take = (factions: readonly FactionId[], name: string) => {
    const [first, ...rest] = factions;
    if (first !== undefined)
      void sit(
        name,
        () => takeOne(first, name),
        () => rest,
      );
  };
  const draw = (name: string) => {
    const partnerOf: Others = (drawn) => (pairOf(pairs, drawn) ?? []).filter((faction) => faction !== drawn);
    void sit(name, () => client.seats.draw.mutate({ code, name }), partnerOf);
  };
  return { take, draw, taking, trouble };
}

/** The further faction of one player after the first. */
type Others = (first: FactionId) => readonly FactionId[];
