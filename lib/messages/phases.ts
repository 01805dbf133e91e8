/** The names of the phases. */
import type { EditionId } from '../model/editions.ts';
import { EDITION_WORDS } from './editions.ts';
import { namesOfModules } from '../model/modules.ts';
import type { PhaseId, TurnPhase } from '../model/phases.ts';
import type { TableView } from '../model/views.ts';

const PHASE_NAMES: Record<PhaseId, string> = {
  ...namesOfModules('phases'),
  setup: 'Set-up',
  storm: 'Storm',
  'spice-blow': 'Spice blow',
  charity: 'CHOAM Charity',
  bidding: 'Bidding',
  revival: 'Revival',
  shipment: 'Shipment and movement',
  'shipment-round': 'Shipment',
  'movement-round': 'Movement',
  battle: 'Battle',
  victory: 'Victory check',
  collection: 'Spice collection',
  'mentat-pause': 'Mentat Pause',
};

const SHORT_NAMES: Partial<Record<PhaseId, string>> = {
  'spice-blow': 'Spice blow',
  charity: 'Charity',
  shipment: 'Shipment',
  victory: 'Victory',
  collection: 'Collection',
};

/** Returns a phase in a word or two, for the row that shows the whole turn. */
export const shortNameOfPhase = (phase: PhaseId, edition: EditionId): string =>
  EDITION_WORDS[edition].shortPhases[phase] ?? SHORT_NAMES[phase] ?? phaseName(phase, edition);

/** Returns the name of a phase in this edition. */
export const phaseName = (phase: PhaseId, edition: EditionId): string =>
  EDITION_WORDS[edition].phases[phase] ?? PHASE_NAMES[phase];

/** Whether a phase that Mentat plays is set but has not begun, so that the next step begins it. */
export const isStillToBegin = ({ next, turn, phase }: Pick<TableView, 'next' | 'turn' | 'phase'>): boolean =>
  next !== null && next.turn === turn && next.phase === phase;

/** Whether a set-up is still possible, by public facts: nothing has begun, and the board is empty. */
export const waitsToBegin = ({
  phase,
  running,
  turn,
  forces,
}: Pick<TableView, 'phase' | 'running' | 'turn' | 'forces'>): boolean =>
  phase === 'setup' && running === null && turn === 1 && forces.length === 0;

/** Returns the next step of the moderator: `Bidding`, or `Turn 5: Storm`. */
export const formatNext = (next: TurnPhase, turn: number, edition: EditionId): string =>
  next.turn === turn ? phaseName(next.phase, edition) : `Turn ${next.turn}: ${phaseName(next.phase, edition)}`;

/** Returns the line about a phase that is over and waits for the next one: `CHOAM Charity is done.` */
export const formatPhaseDone = (phase: PhaseId, edition: EditionId): string => `${phaseName(phase, edition)} is done.`;
