'use client';
import { REASON_ON_ITS_WAY } from '#client';
import { lazyPart } from '../_connection/lazy.tsx';
import type { Refused, Failure } from '../_connection/failure.ts';
import { FailureBanner } from './failure-banner.tsx';

/**
 * Why something was not done, and what next; it stands beside what was tried. What the words are not here for yet is
 * told as refused all the same, and why as soon as they come.
 */
export const Refusal = lazyPart<Refused>(
  () => import('./said-refusal.tsx').then((part) => part.SaidRefusal),
  () => <FailureBanner {...REASON_ON_ITS_WAY} />,
);

/** The same strip for whatever the reason is, and for what went wrong before any rule was asked. */
export const Explained = (why: Failure) =>
  'refusal' in why ? <Refusal refusal={why.refusal} /> : <FailureBanner {...why} />;
