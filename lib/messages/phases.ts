/** What the phases of a turn are called. */
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
  battle: 'Battle',
  collection: 'Spice collection',
  'mentat-pause': 'Mentat Pause',
};

const SHORT_NAMES: Partial<Record<PhaseId, string>> = {
  'spice-blow': 'Spice blow',
  charity: 'Charity',
  shipment: 'Shipment',
  collection: 'Collection',
};

/** The same in a word or two, where the whole turn stands side by side. */
export const shortNameOfPhase = (phase: PhaseId, edition: EditionId): string =>
  EDITION_WORDS[edition].shortPhases[phase] ?? SHORT_NAMES[phase] ?? phaseName(phase, edition);

/** A phase as this edition calls it. */
export const phaseName = (phase: PhaseId, edition: EditionId): string =>
  EDITION_WORDS[edition].phases[phase] ?? PHASE_NAMES[phase];

/** A phase that Mentat plays stands ready and has not begun: stepping on begins it. */
export const isStillToBegin = ({ next, turn, phase }: Pick<TableView, 'next' | 'turn' | 'phase'>): boolean =>
  next !== null && next.turn === turn && next.phase === phase;

/** Whether nothing is begun and the board is as empty as a set-up needs it; hands and traitors are their owners’ alone. */
export const waitsToBegin = ({
  phase,
  running,
  turn,
  forces,
}: Pick<TableView, 'phase' | 'running' | 'turn' | 'forces'>): boolean =>
  phase === 'setup' && running === null && turn === 1 && forces.length === 0;

/** What the moderator steps to: `Bidding`, or `Turn 5: Storm`. */
export const formatNext = (next: TurnPhase, turn: number, edition: EditionId): string =>
  next.turn === turn ? phaseName(next.phase, edition) : `Turn ${next.turn}: ${phaseName(next.phase, edition)}`;

/** A phase that has been played on the phones to its end, and waits for the next: `CHOAM Charity is done.` */
export const formatPhaseDone = (phase: PhaseId, edition: EditionId): string => `${phaseName(phase, edition)} is done.`;
