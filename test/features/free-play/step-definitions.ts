/** The actions of this feature in scenario files. */
import { type AnswerValue, type FactionId } from '#engine';
import { cardsLaid } from '../../support/scenario/answers.ts';
import { card, faction, leader, forces, territory } from '../../support/scenario/names.ts';
import { fields, isMapping, oneOf, text, wrong, type Node } from '../../support/scenario/node.ts';
import type { Run } from '../../support/scenario/run.ts';
import type { Words } from '../../support/scenario/words.ts';

export const answers: Words['answers'] = {
  ghola: { prompt: 'free-play', value: gholaPlay },
  /** A scenario writes `kulon`. */
  'as-hajr': { prompt: 'free-play', value: (run, by) => ({ play: true, ...cardsLaid(run, by, ['kulon'])[0] }) },
  hajr: { prompt: 'free-play', value: (run, by) => ({ play: true, ...cardsLaid(run, by, ['hajr'])[0] }) },
  /** A scenario writes `true`; in Dune Squad `blow` or `carried`. */
  harvester: {
    prompt: 'free-play',
    value: (run, by, node) => ({
      play: true,
      ...cardsLaid(run, by, ['harvester'])[0],
      ...(node.value === true ? {} : { doubles: oneOf(node, ['blow', 'carried'] as const, 'what is doubled') }),
    }),
  },
  /** A scenario writes `true`; in Dune Squad the territory of the worm. */
  thumper: {
    prompt: 'free-play',
    value: (run, by, node) => ({
      play: true,
      ...cardsLaid(run, by, ['thumper'])[0],
      ...(node.value === true ? {} : { thumps: territory(node) }),
    }),
  },
  'karama-revives': { prompt: 'free-play', value: karamaRevival },
  'karama-cancels': { prompt: 'free-play', value: karamaCancel },
  'karama-strengthens': {
    prompt: 'free-play',
    value: (run, by) => ({ play: true, ...cardsLaid(run, by, ['karama'])[0], strengthens: true }),
  },
  'karama-stops': {
    prompt: 'free-play',
    value: (run, by, node) => ({ play: true, ...cardsLaid(run, by, ['karama'])[0], stops: faction(node) }),
  },
  'karama-against': { prompt: 'free-play', value: karamaPlay },
};

/** A leader, `kwisatz-haderach`, forces: `3`, `{ all: 3, special: 1 }`, or `guards` in a battle against Tleilaxu. */
function gholaPlay(run: Run, by: FactionId, node: Node): AnswerValue {
  const laid = cardsLaid(run, by, ['tleilaxu-ghola'])[0];
  if (!isMapping(node) && node.value === 'guards') return { play: true, ...laid, guards: true };
  return { play: true, ...laid, revives: revived(node) };
}

/** The Emperor’s special power, written like a Ghola. */
function karamaRevival(run: Run, by: FactionId, node: Node): AnswerValue {
  return { play: true, ...cardsLaid(run, by, ['karama'])[0], revives: revived(node) };
}

/** The special power of the Guild: the faction whose shipment is cancelled. */
function karamaCancel(run: Run, by: FactionId, node: Node): AnswerValue {
  return { play: true, ...cardsLaid(run, by, ['karama'])[0], refuses: faction(node) };
}

/** The cancelled power: `bene-gesserit/charity`. */
function karamaPlay(run: Run, by: FactionId, node: Node): AnswerValue {
  if (!isMapping(node)) return { play: true, ...cardsLaid(run, by, ['karama'])[0], cancels: text(node) };
  const { with: laid, against } = fields(node, ['with', 'against']);
  if (laid === undefined || against === undefined) return wrong(node, 'with which card, and against which power?');
  return { play: true, ...cardsLaid(run, by, [card(laid)])[0], cancels: text(against) };
}

function revived(node: Node): AnswerValue {
  if (isMapping(node) || typeof node.value === 'number') return { ...forces(node) };
  return node.value === 'kwisatz-haderach' ? { kwisatzHaderach: true } : { leader: leader(node) };
}
