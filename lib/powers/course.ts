/** The course of a turn: the phases of the edition, with the changes that the rules make to their order. */
import type { PhaseId } from '../model/phases.ts';
import type { Rules } from './rules.ts';

type Course = Pick<Rules, 'phaseOrder' | 'shipsBeforeMoves' | 'victoryBeforeCollection'>;

/**
 * Returns the phases of a turn in their order. If every faction ships before any faction moves, two rounds replace the
 * phase of both. If strongholds are counted before the collection, a phase for this comes first, and the last phase
 * remains for the end of the turn.
 * @rules Dune Squad III, III.E, III.F
 */
export const courseOf = ({ phaseOrder, shipsBeforeMoves, victoryBeforeCollection }: Course): readonly PhaseId[] =>
  phaseOrder.flatMap((phase): readonly PhaseId[] => {
    if (phase === 'shipment' && shipsBeforeMoves) return ['shipment-round', 'movement-round'];
    return phase === 'collection' && victoryBeforeCollection ? ['victory', 'collection'] : [phase];
  });
