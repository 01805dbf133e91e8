/** The kinds of random games that can reach the questions and events of this feature. */
import { withLansraadInTurns, withRestrictions } from '../../simulate/when.ts';
import type { EventCoverage, MetPrompts } from '../../support/feature.ts';

export const events: EventCoverage<'orders'> = {
  OrderAsked: withLansraadInTurns,
  OrderDeclined: withLansraadInTurns,
  TerritoryRestricted: withRestrictions,
  HeldInPlace: withLansraadInTurns,
  OrderSettled: withLansraadInTurns,
};

export const prompts: MetPrompts<'orders'> = {
  'restrict-territory': withRestrictions,
  'hold-in-place': withLansraadInTurns,
};
