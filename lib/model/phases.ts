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
  'shipment-round',
  'movement-round',
  'battle',
  'victory',
  'collection',
  'mentat-pause',
] as const;
type PrintedPhaseId = (typeof PRINTED_PHASES)[number];
export type PhaseId = WithModules<PrintedPhaseId, 'phases'>;
export const PHASES: readonly PhaseId[] = [...PRINTED_PHASES, ...ofModules('phases')];

/** The part of a turn in which each faction has an own turn: to ship and move, only to ship, or only to move. */
export type Round = 'both' | 'shipments' | 'moves';

const ROUND_PHASES = {
  both: 'shipment',
  shipments: 'shipment-round',
  moves: 'movement-round',
} as const satisfies Readonly<Record<Round, PrintedPhaseId>>;

/** Returns the phase of a round. */
export const phaseOfRound = (round: Round): PhaseId => ROUND_PHASES[round];

/** Whether factions ship or move in this phase. */
export const isRoundOfTurns = (phase: PhaseId): boolean => Object.values(ROUND_PHASES).some((one) => one === phase);

/** Whether factions ship in this phase. */
export const hasShipments = (phase: PhaseId): boolean =>
  phase === ROUND_PHASES.both || phase === ROUND_PHASES.shipments;

/** Whether factions move in this phase. */
export const hasMoves = (phase: PhaseId): boolean => phase === ROUND_PHASES.both || phase === ROUND_PHASES.moves;

/** A phase of a turn. */
export interface TurnPhase {
  readonly turn: number;
  readonly phase: PhaseId;
}
