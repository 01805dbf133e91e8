/** Scenario assertions about shown secrets. */
import type { FactionId, SecretFace } from '#engine';
import { differs } from '../../support/scenario/compare.ts';
import { faction, keyNode } from '../../support/scenario/names.ts';
import { entries } from '../../support/scenario/node.ts';
import type { Run } from '../../support/scenario/run.ts';
import type { Words } from '../../support/scenario/words.ts';
import { seatView } from '../../support/table.ts';

export const checks: Words['checks'] = {
  /** The text that a seat reads: `nothing`, `covered`, or the secret with its source: `lasgun, as its owner says`. */
  'is-shown': (run, node) =>
    entries(node).flatMap(([who, wanted]) => differs(wanted, wanted.value, readBy(run, faction(keyNode(wanted, who))))),
};

function readBy({ table }: Run, by: FactionId): string {
  const shown = seatView(table, by).mine.shownToMe.at(-1);
  if (shown === undefined) return 'nothing';
  if (shown.seen === null) return 'covered';
  return nameOf(shown.seen.face) + (shown.seen.vouched === 'mentat' ? ', dealt by Mentat' : ', as its owner says');
}

function nameOf(face: SecretFace): string {
  switch (face.kind) {
    case 'card':
      return face.card;
    case 'traitor':
      return face.leader;
    case 'prediction':
      return `${face.prediction.faction} in turn ${face.prediction.turn}`;
    case 'share':
      return `a share of ${face.spice}`;
  }
}
