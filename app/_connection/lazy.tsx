'use client';
import { lazy, Suspense, useState, type ComponentType } from 'react';

/** How long to wait before a part of the page that did not come is asked for again. */
const AGAIN_MS = 1000;

/** How long a phone may be busy before the rest is fetched all the same. */
const BUSY_MS = 1000;

type Fetch = () => Promise<unknown>;
const parts: Fetch[] = [];
const firstParts: Fetch[] = [];
let isFetching = false;

/**
 * A part that a page does not show first. It comes after the page, so that the page comes sooner; once it is here it
 * stands at once, without the moment's blank of what is still awaited. `Meanwhile` stands in its place until then; without
 * it, whatever awaits the parts around it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
): ComponentType<Props> {
  // A part of a part is known only once that has come.
  return fetched(load, Meanwhile, (fetch) => {
    if (isFetching) void fetch();
    else parts.push(fetch);
  });
}

/**
 * A part of what a page shows once it hears from the table, and not before: it comes while the page still looks for the
 * table, so that both are there together.
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
    // Chosen once, so that a part which arrives does not begin anew.
    const [Part] = useState<ComponentType<Props>>(() => here ?? Awaited);
    const part = <Part {...props} />;
    return Meanwhile === undefined ? part : <Suspense fallback={<Meanwhile {...props} />}>{part}</Suspense>;
  };
}

/** Fetches what the page shows first, as soon as its script runs. */
export function preloadInitialParts(): void {
  for (const load of firstParts.splice(0)) void load();
}

/**
 * Fetches all parts as soon as the page that is shown stands, while the network is there: what is asked later must be
 * found on the phone.
 */
export function prefetchRemainingParts(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(fetchAll, { timeout: BUSY_MS });
  else setTimeout(fetchAll);
}

function fetchAll(): void {
  isFetching = true;
  for (const load of [...firstParts.splice(0), ...parts.splice(0)]) void load();
}

/** As often as it takes: the network may come and go. */
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
