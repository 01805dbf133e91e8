'use client';
import { lazy, Suspense, useState, type ComponentType } from 'react';

/** How long to wait before a part of the page that failed to load is requested again. */
const AGAIN_MS = 1000;

/** How long a phone may be busy before the other parts are loaded anyway (ms). */
const BUSY_MS = 1000;

type Fetch = () => Promise<unknown>;
const parts: Fetch[] = [];
const firstParts: Fetch[] = [];
let isFetching = false;

/**
 * Creates a part that a page does not show first. It loads after the page, so that the page appears sooner. A loaded
 * part renders at once, without a blank moment. `Meanwhile` renders until then; without it, the fallback of the
 * surrounding parts.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
): ComponentType<Props> {
  // A nested part is known only once its outer part has loaded.
  return fetched(load, Meanwhile, (fetch) => {
    if (isFetching) void fetch();
    else parts.push(fetch);
  });
}

/**
 * Creates a part that a page shows once it has data. The part loads while the page connects, so that the part and the
 * data are ready together.
 */
export const prefetchedPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
): ComponentType<Props> => fetched(load, Meanwhile, (fetch) => firstParts.push(fetch));

function fetched<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType<Props> | undefined,
  noteFor: (fetch: Fetch) => void,
): ComponentType<Props> {
  let here: ComponentType<Props> | null = null;
  const found = async () => {
    here = await patiently(load);
    return { default: here };
  };
  noteFor(found);
  const Awaited: ComponentType<Props> = lazy(found);
  return function Later(props: Props) {
    // The component is chosen once, so that a part does not restart after it has loaded.
    const [Part] = useState<ComponentType<Props>>(() => here ?? Awaited);
    const part = <Part {...props} />;
    return Meanwhile === undefined ? part : <Suspense fallback={<Meanwhile {...props} />}>{part}</Suspense>;
  };
}

/** Loads the first parts of the page as soon as its script runs. */
export function preloadInitialParts(): void {
  for (const load of firstParts.splice(0)) void load();
}

/**
 * Loads all parts as soon as the page is visible and the network is there: later prompts must be on the phone already.
 */
export function prefetchRemainingParts(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(fetchAll, { timeout: BUSY_MS });
  else setTimeout(fetchAll);
}

function fetchAll(): void {
  isFetching = true;
  for (const load of [...firstParts.splice(0), ...parts.splice(0)]) void load();
}

/** Repeated without limit: the network may come and go. */
async function patiently<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => {
        setTimeout(resolve, AGAIN_MS);
      });
    }
  }
}
