'use client';
import { REASON_ON_ITS_WAY } from '#client';
import { lazyPart } from '../_connection/lazy.tsx';
import type { Refused, Failure } from '../_connection/failure.ts';
import { FailureBanner } from './failure-banner.tsx';

/**
 * Shows why an action failed, and the next step, next to the action. If the text has not loaded yet, it says that the
 * action was refused, and the reason follows.
 */
export const Refusal = lazyPart<Refused>(
  () => import('./said-refusal.tsx').then((part) => part.SaidRefusal),
  () => <FailureBanner {...REASON_ON_ITS_WAY} />,
);

/** Shows the strip for any other reason, and for failures before a rule was checked. */
export const Explained = (why: Failure) =>
  'refusal' in why ? <Refusal refusal={why.refusal} /> : <FailureBanner {...why} />;
