import { ofModules, type WithModules } from './modules.ts';

/** The phases of a turn. `rules.phaseOrder` lists the phases of an edition in their order. */
const PRINTED_PHASES = [
  'setup',
  'storm',
  'spice-blow',
  'charity',
  'bidding',
  'revival',
  'shipment',
  'battle',
  'collection',
  'mentat-pause',
] as const;
type PrintedPhaseId = (typeof PRINTED_PHASES)[number];
export type PhaseId = WithModules<PrintedPhaseId, 'phases'>;
export const PHASES: readonly PhaseId[] = [...PRINTED_PHASES, ...ofModules('phases')];

/** A phase of a turn. */
export interface TurnPhase {
  readonly turn: number;
  readonly phase: PhaseId;
}
