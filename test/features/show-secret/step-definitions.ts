/** The actions of this feature in scenario files. */
import { TREACHERY_TITLES, type FactionId, type Command, type SecretToShow, type ShowingId } from '#engine';
import { faction, leader } from '../../support/scenario/names.ts';
import { fields, oneOf, wrong, type Node } from '../../support/scenario/node.ts';
import type { Run } from '../../support/scenario/run.ts';
import type { Words } from '../../support/scenario/words.ts';
import { seatView } from '../../support/table.ts';

export const acts: Words['acts'] = {
  'show-secret': shown,
  look: (run, by, node) => ({ type: 'LookAtSecret', showing: shownBy(run, by, node) }),
  'cover-again': (run, by, node) => ({ type: 'PutSecretAway', showing: shownBy(run, by, node) }),
};

const SHOW_KEYS = ['to', 'card', 'traitor', 'prediction', 'share'] as const;

/**
 * A scenario writes `{ to: fremen, card: lasgun }`, `{ to: fremen, traitor: alia }`, `{ to: fremen, prediction: true }`
 * or `{ to: fremen, share: true }`.
 */
function shown(run: Run, by: FactionId, node: Node): Command {
  const { to, card, traitor, prediction, share } = fields(node, SHOW_KEYS);
  if (to === undefined) return wrong(node, '`to` is needed');
  const secret: SecretToShow | undefined =
    card !== undefined
      ? { kind: 'card', slot: slotOf(run, by, card) }
      : traitor !== undefined
        ? { kind: 'traitor', leader: leader(traitor) }
        : prediction !== undefined
          ? { kind: 'prediction' }
          : share !== undefined
            ? { kind: 'share' }
            : undefined;
  return secret === undefined
    ? wrong(node, '`card`, `traitor`, `prediction` or `share` is needed')
    : { type: 'ShowSecret', secret, to: faction(to) };
}

/** A card that is not held has no slot. */
function slotOf({ table }: Run, by: FactionId, node: Node) {
  const title = oneOf(node, [...TREACHERY_TITLES, 'unknown'], 'card');
  return seatView(table, by).mine.hand.find(({ card }) => card === title)?.slot ?? 'h99';
}

/** Returns the last showing of a faction, not its first. */
function shownBy({ table }: Run, by: FactionId, node: Node): ShowingId {
  const from = faction(node);
  const theirs = seatView(table, by).mine.shownToMe.filter((one) => one.by === from);
  return theirs.at(-1)?.showing ?? (`${from}-to-${by}-1` as const);
}
