/**
 * Events of version 1, as "One battle tonight" wrote them, lifted to version 2: one function for each type of event
 * whose shape has changed since.
 */
import type { GameEvent, Seating } from '../../lib/engine.ts';

type Stored = Readonly<Record<string, unknown>>;

const LIFTS: { readonly [Type in GameEvent['type']]?: (event: Stored) => Stored } = {
  TableOpened: (event) => ({ ...event, predictor: predictorAmong(event['seating'] as readonly Seating[]) }),
};

/** The event in the shape of version 2. */
export function fromVersion1(event: unknown): unknown {
  const stored = event as Stored & { readonly type: GameEvent['type'] };
  return LIFTS[stored.type]?.(stored) ?? stored;
}

/** Both editions of version 1 let the Bene Gesserit foretell the winner. */
const predictorAmong = (seating: readonly Seating[]): string | null =>
  seating.some(({ faction }) => faction === 'bene-gesserit') ? 'bene-gesserit' : null;
