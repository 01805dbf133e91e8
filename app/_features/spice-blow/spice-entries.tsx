'use client';
import type { EntryProps } from '#app/_components/state-editor/draft.ts';
import { PilesPick } from './piles-pick.tsx';
import { WormsPick } from './worms-pick.tsx';

/** Lets the desk enter the spice piles, and how many worms have come. */
export const SpiceEntries = (props: EntryProps) => (
  <>
    <PilesPick {...props} />
    <WormsPick {...props} />
  </>
);
