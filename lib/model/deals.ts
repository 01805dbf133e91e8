/** What two factions may agree: words of their own, and spice. Nothing else can be part of it, so there is no field for it. */
import { anyOf, oneOf, range, record, freeText } from '../core/grammar.ts';
import { factionField } from './fields.ts';
import type { FactionId } from './factions.ts';
import { PHASES, type PhaseId } from './phases.ts';

/** Numbers the deals of one game from 1, as they are made. */
export type DealId = number;

/** Numbers what one proposes to one other: `d1001`. */
export type ProposalId = `d${number}`;

/** Spice that one of the two pays the other; 1 or more. */
export type DealPayment = { readonly by: FactionId; readonly amount: number };

/** A named moment: a phase of one turn. */
export type DealMoment = { readonly turn: number; readonly phase: PhaseId };

/** What two agree on. */
export type DealTerms = {
  /** A line of their own. */
  readonly words: string;
  /** Paid at the moment when both have accepted. */
  readonly now: DealPayment | null;
  /** Promised for the moment below; who owes it pays it, and nobody else makes him. */
  readonly later: DealPayment | null;
  /** When everybody is reminded; `null` where nothing is left open. */
  readonly due: DealMoment | null;
};

/** The longest line, in characters: it stands on the shared screen. */
export const MAX_DEAL_LENGTH = 140;

/** More than anybody ever pays; it only keeps a slip of the finger out. */
export const MAX_DEAL_SPICE = 99;

const payment = anyOf(record({ by: factionField, amount: range(1, MAX_DEAL_SPICE) }), oneOf(null));

/** What a device may send of it. */
export const DEAL_FIELDS = {
  words: freeText(MAX_DEAL_LENGTH, 'I stay out of Arrakeen this turn.'),
  now: payment,
  later: payment,
  due: anyOf(record({ turn: range(1, 99), phase: oneOf(...PHASES) }), oneOf(null)),
};

/** Where a table is in its turns. */
interface Course {
  readonly turn: number;
  readonly phase: PhaseId;
  readonly phaseOrder: readonly PhaseId[];
  readonly turnLimit: number;
}

/** The moments that two may name: what is still to come of this turn, and the whole of the next one. */
export const upcomingMoments = ({ turn, phase, phaseOrder, turnLimit }: Course): readonly DealMoment[] => [
  ...phaseOrder.slice(phaseOrder.indexOf(phase) + 1).map((later) => ({ turn, phase: later })),
  ...(turn < turnLimit ? phaseOrder.map((later) => ({ turn: turn + 1, phase: later })) : []),
];

/** Whether a moment is there, or over. */
export const isMomentReached = (
  moment: DealMoment,
  { turn, phase, phaseOrder }: Pick<Course, 'turn' | 'phase' | 'phaseOrder'>,
): boolean =>
  turn > moment.turn || (turn === moment.turn && phaseOrder.indexOf(phase) >= phaseOrder.indexOf(moment.phase));
