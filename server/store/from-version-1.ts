/**
 * Events of version 1, as "One battle tonight" wrote them, lifted to version 2: one function for each type of event and
 * each kind of fact whose shape has changed since.
 */
import type { GameEvent, Seating } from '../../lib/engine.ts';

type Stored = Readonly<Record<string, unknown>>;

const LIFTS: { readonly [Type in GameEvent['type']]?: (event: Stored) => Stored } = {
  TableOpened: (event) => ({ ...event, predictor: predictorAmong(event['seating'] as readonly Seating[]) }),
  FactCorrected: (event) => ({ ...event, fact: lifted(event['fact'] as Fact), was: lifted(event['was'] as Fact) }),
};

type Fact = Stored & { readonly kind: string };

const FACTS: Readonly<Record<string, (fact: Stored) => Stored>> = {
  /** Two were the most that could be allied; now an alliance is the list of its members. */
  ally: ({ faction, ally }) => ({ kind: 'alliance', members: ally === null ? [faction] : [faction, ally] }),
};

/** The event in the shape of version 2. */
export function fromVersion1(event: unknown): unknown {
  const stored = event as Stored & { readonly type: GameEvent['type'] };
  return LIFTS[stored.type]?.(stored) ?? stored;
}

const lifted = (fact: Fact): Stored => FACTS[fact.kind]?.(fact) ?? fact;

/** Both editions of version 1 let the Bene Gesserit foretell the winner. */
const predictorAmong = (seating: readonly Seating[]): string | null =>
  seating.some(({ faction }) => faction === 'bene-gesserit') ? 'bene-gesserit' : null;
