/** The terms of a deal: words and spice. The rules allow nothing else, so there is no field for it. */
import { anyOf, oneOf, range, record, freeText } from '../core/grammar.ts';
import { factionField } from './fields.ts';
import type { FactionId } from './factions.ts';
import { PHASES, type PhaseId } from './phases.ts';

/** The number of a deal: public deals count from 1, and quiet deals of each pair of factions from a number of their own. */
export type DealId = number;

/** The id of an offer from one faction to another: `d1001`. */
export type ProposalId = `d${number}`;

/** The spice that one side pays the other; 1 or more. */
export type DealPayment = { readonly by: FactionId; readonly amount: number };

/** A named time: a phase of one turn. */
export type DealMoment = { readonly turn: number; readonly phase: PhaseId };

/** The terms of a deal. */
export type DealTerms = {
  /** A line in the players' own words. */
  readonly words: string;
  /** The payment when both players have accepted. */
  readonly now: DealPayment | null;
  /** The payment that is promised for the moment `due`. The debtor must pay it; Mentat does not enforce it. */
  readonly later: DealPayment | null;
  /** The moment at which all who know the deal are reminded; `null` if nothing stays open. */
  readonly due: DealMoment | null;
  /** Whether only the two sides know the deal. */
  readonly quiet?: true;
};

/** The maximum length of the words, in characters, because they are shown on the shared screen. */
export const MAX_DEAL_LENGTH = 140;

/** The largest amount of spice in one payment of a deal. The limit only stops typing errors. */
export const MAX_DEAL_SPICE = 99;

const payment = anyOf(record({ by: factionField, amount: range(1, MAX_DEAL_SPICE) }), oneOf(null));

/** The fields that a device may send. */
export const DEAL_FIELDS = {
  words: freeText(MAX_DEAL_LENGTH, 'I stay out of Arrakeen this turn.'),
  now: payment,
  later: payment,
  due: anyOf(record({ turn: range(1, 99), phase: oneOf(...PHASES) }), oneOf(null)),
};

/** The fields of the position that give the place of a table in its turns. */
interface Course {
  readonly turn: number;
  readonly phase: PhaseId;
  readonly phaseOrder: readonly PhaseId[];
  readonly turnLimit: number;
}

/** Returns the moments that a deal may name: the rest of this turn, and the whole next turn. */
export const upcomingMoments = ({ turn, phase, phaseOrder, turnLimit }: Course): readonly DealMoment[] => [
  ...phaseOrder.slice(phaseOrder.indexOf(phase) + 1).map((later) => ({ turn, phase: later })),
  ...(turn < turnLimit ? phaseOrder.map((later) => ({ turn: turn + 1, phase: later })) : []),
];

/** Whether this moment has come or passed. */
export const isMomentReached = (
  moment: DealMoment,
  { turn, phase, phaseOrder }: Pick<Course, 'turn' | 'phase' | 'phaseOrder'>,
): boolean =>
  turn > moment.turn || (turn === moment.turn && phaseOrder.indexOf(phase) >= phaseOrder.indexOf(moment.phase));
