/** The actions of this feature in scenario files. */
import { ownerOf, discOf, type AnswerValue, type FactionId, type PublicFact } from '#engine';
import { mercenaryLeaderOf } from '#lib/model/mercenaries.ts';
import { cardsLaid } from '../../support/scenario/answers.ts';
import { differs } from '../../support/scenario/compare.ts';
import { faction, keyNode } from '../../support/scenario/names.ts';
import { entries, fields, number, wrong, type Node } from '../../support/scenario/node.ts';
import type { Run } from '../../support/scenario/run.ts';
import type { Words } from '../../support/scenario/words.ts';
import { tableView } from '../../support/table.ts';

export const answers: Words['answers'] = { mercenary: { prompt: 'free-play', value: hired } };

/** A scenario writes `{ hires: 5 }` or `{ hires: leader, for: guild }`. */
function hired(run: Run, by: FactionId, node: Node): AnswerValue {
  const { hires, for: serves } = fields(node, ['hires', 'for']);
  if (hires === undefined) return wrong(node, '`hires` is needed');
  return {
    play: true,
    ...cardsLaid(run, by, ['mercenary'])[0],
    serves: serves === undefined ? by : faction(serves),
    hires: hires.value === 'leader' ? 'leader' : number(hires),
  };
}

/** A scenario writes `{ guild: 5 }` for mercenaries in reserves. */
const inReserves = (node: Node): readonly PublicFact[] =>
  entries(node).map(([who, told]): PublicFact => ({
    kind: 'mercenaries',
    faction: faction(keyNode(told, who)),
    count: number(told),
  }));

/** A scenario writes `{ guild: 3 }` for a leader of strength 3 that serves the Guild, or `none`. */
const leaderServes = (node: Node): readonly PublicFact[] =>
  node.value === 'none'
    ? [{ kind: 'mercenary-leader', leader: null }]
    : entries(node).map(([who, told]): PublicFact => ({
        kind: 'mercenary-leader',
        leader: mercenaryLeaderOf(faction(keyNode(told, who)), number(told)),
      }));

export const facts: Words['facts'] = { mercenaries: inReserves, 'mercenary-leader': leaderServes };

export const checks: Words['checks'] = {
  /** The mercenaries in reserves: `{ guild: 5 }`, or `none`. */
  mercenaries: ({ table }, node) => {
    const seen = tableView(table).factions.filter((view) => view.hired > 0);
    return differs(
      node,
      node.value === 'none' ? {} : node.value,
      Object.fromEntries(seen.map((one) => [one.faction, one.hired])),
    );
  },
  'mercenary-pool': ({ table }, node) => differs(node, number(node), tableView(table).mercenaries?.pool ?? 0),
  'mercenary-leader': ({ table }, node) => {
    const leader = tableView(table).mercenaries?.leader ?? null;
    return differs(node, node.value, leader === null ? 'none' : { [ownerOf(leader)]: discOf(leader).strength });
  },
};
