'use client';
import type { EntryProps } from '#app/_components/state-editor/draft.ts';
import { FoughtRows } from './fought-rows.tsx';
import { RestingRows } from './resting-rows.tsx';

/** Lets the desk enter the effects of battles on leaders: where they have fought, and which of them rest. */
export const LeaderEntries = (props: EntryProps) => (
  <>
    <FoughtRows {...props} />
    <RestingRows {...props} />
  </>
);
