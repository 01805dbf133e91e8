'use client';
import { REASON_ON_ITS_WAY } from '#client';
import { later } from '../_connection/later.tsx';
import type { Refused, Why } from '../_connection/why.ts';
import { Said } from './said.tsx';

/**
 * Why something was not done, and what next; it stands beside what was tried. What the words are not here for yet is
 * told as refused all the same, and why as soon as they come.
 */
export const Refusal = later<Refused>(
  () => import('./said-refusal.tsx').then((part) => part.SaidRefusal),
  () => <Said {...REASON_ON_ITS_WAY} />,
);

/** The same strip for whatever the reason is, and for what went wrong before any rule was asked. */
export const Explained = (why: Why) => ('refusal' in why ? <Refusal refusal={why.refusal} /> : <Said {...why} />);
