import { lazy, type ComponentType } from 'react';

/** How long to wait before a part of the page that did not come is asked for again. */
const AGAIN_MS = 1000;

const parts: (() => Promise<unknown>)[] = [];

/** A part that a page does not show first. It comes after the page, so that the page comes sooner. */
export function later<Props>(load: () => Promise<ComponentType<Props>>) {
  const found = () => patiently(load).then((part) => ({ default: part }));
  parts.push(found);
  return lazy(found);
}

/** Fetches all parts at once, while the network is there: what is asked later must be found on the phone. */
export function fetchTheRest(): void {
  for (const load of parts.splice(0)) void load();
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
