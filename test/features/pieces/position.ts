/** The board in the position of a scenario, as the moderator enters it. */
import { type ForcesSide, type PublicFact } from '#engine';
import {
  card,
  cardOrUnknown,
  faction,
  keyNode,
  leader,
  place,
  territory,
  forces,
} from '../../support/scenario/names.ts';
import { entries, listOf, number, oneOf, type Node } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';

export const facts: Words['facts'] = {
  forces: (node) =>
    entries(node).flatMap(([where, here]) =>
      entries(here).map(([who, number]): PublicFact => {
        const part = place(keyNode(here, where));
        return { kind: 'forces', faction: faction(keyNode(number, who)), ...forces(number), ...part };
      }),
    ),
  tanks: (node) =>
    entries(node).map(([who, number]) => ({
      kind: 'tanks',
      faction: faction(keyNode(number, who)),
      ...forces(number),
    })),
  advisors: (node) => sides(node, 'advisors'),
  fighters: (node) => sides(node, 'fighters'),
  'spice-on-board': (node) =>
    entries(node).map(([where, amount]) => ({
      kind: 'spice-on-board',
      amount: number(amount),
      ...place(keyNode(amount, where)),
    })),
  'spice-in-front': (node) =>
    entries(node).map(([who, amount]) => ({
      kind: 'spice-in-front',
      faction: faction(keyNode(amount, who)),
      amount: number(amount),
    })),
  discards: (node) => [{ kind: 'pile', pile: 'discarded', cards: listOf(node, card) }],
  removed: (node) => [{ kind: 'pile', pile: 'removed', cards: listOf(node, card) }],
  dead: (node) => listOf(node, leader).map((who) => ({ kind: 'leader', leader: who, where: 'tanks', deaths: 1 })),
  alive: (node) => listOf(node, leader).map((who) => ({ kind: 'leader', leader: who, where: 'ready', deaths: 0 })),
  died: (node) =>
    entries(node).map(([who, times]) => ({
      kind: 'leader-deaths',
      leader: leader(keyNode(times, who)),
      deaths: deathsTold(times),
    })),
  resting: (node) => listOf(node, leader).map((who) => ({ kind: 'leader-resting', leader: who, rests: true })),
  'not-resting': (node) => listOf(node, leader).map((who) => ({ kind: 'leader-resting', leader: who, rests: false })),
  fought: (node) =>
    entries(node).map(([who, where]) => ({
      kind: 'leader-fought',
      leader: leader(keyNode(where, who)),
      territory: where.value === 'nowhere' ? null : territory(where),
    })),
};

/** A scenario writes `{ bene-gesserit: [arrakeen] }` if all Bene Gesserit forces there show this side. */
const sides = (node: Node, side: ForcesSide): readonly PublicFact[] =>
  entries(node).flatMap(([who, where]) =>
    listOf(where, territory).map((there): PublicFact => ({
      kind: 'side',
      faction: faction(keyNode(where, who)),
      territory: there,
      side,
    })),
  );

export const secrets: Words['secrets'] = {
  spice: (node) => ({ kind: 'spice', spice: node.value === 'uncounted' ? 'uncounted' : number(node) }),
  hand: (node) => ({ kind: 'hand', cards: listOf(node, cardOrUnknown) }),
  traitors: (node) => ({
    kind: 'traitors',
    leaders: node.value === 'unknown' ? 'unknown' : listOf(node, leader),
  }),
};

export const given: Words['given'] = {
  spice: 'spice',
  hands: 'hand',
  traitors: 'traitors',
};

const TIMES = ['never', 'once', 'twice'] as const;

/** The word for a leader's number of deaths. */
export const deathsTold = (node: Node): 0 | 1 | 2 => {
  const deaths = TIMES.indexOf(oneOf(node, TIMES, 'number of deaths'));
  return deaths === 0 || deaths === 1 ? deaths : 2;
};
