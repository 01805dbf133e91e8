'use client';
import type { FactionId } from '#client';
import { useLive } from '#app/_connection/live.tsx';
import { lazyPart } from '#app/_connection/lazy.tsx';
import { betweenDecisions } from '../between-decisions.ts';

const HalfQuestion = lazyPart(
  () => betweenDecisions().then((part) => part.HalfQuestion),
  () => null,
);

/** The moderator asks this seat for half of a file's passphrase: on every page of this phone, until it is answered. */
export function HalfAsked({ faction }: { readonly faction: FactionId }) {
  const { sealing } = useLive();
  if (sealing?.step !== 'asked' || sealing.asked !== faction) return null;
  return <HalfQuestion key={sealing.until} />;
}
