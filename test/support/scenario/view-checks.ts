/** Assertions about the view of each audience that do not depend on the features. */
import { must } from '#lib/core/assert-never.ts';
import { type Audience, type DeskView, type TableView } from '#engine';
import { audience } from './checks.ts';
import { differs, show } from './compare.ts';
import { keyNode } from './names.ts';
import { entries, listOf, text, type Node } from './node.ts';
import type { Run } from './run.ts';
import type { Words } from './words.ts';

export const VIEW_CHECKS: Words['checks'] = {
  'hidden-from': (run, node) =>
    eachWord(node, (who, word) => (receives(run, who).includes(word.quoted) ? [`${who} receives ${word.plain}`] : [])),
  'shown-to': (run, node) =>
    eachWord(node, (who, word) =>
      receives(run, who).includes(word.quoted) ? [] : [`${who} receives nothing of ${word.plain}`],
    ),
  log: (run, node) =>
    entries(node).flatMap(([who, codes]) => {
      const wanted = listOf(codes, text);
      const lines = logOf(run, keyNode(codes, who));
      return differs(
        codes,
        wanted,
        lines.slice(-wanted.length).map(({ fact }) => fact.code),
      );
    }),
};

interface Word {
  readonly plain: string;
  /** Compares whole ids in a view, not parts of longer ids. */
  readonly quoted: string;
}

function eachWord(node: Node, check: (who: Audience, word: Word) => readonly string[]): readonly string[] {
  return entries(node).flatMap(([who, words]) =>
    listOf(words, text).flatMap((plain) =>
      check(audience(keyNode(words, who)), { plain, quoted: `"${plain}"` }).map(
        (problem) => `${words.path}: ${problem}`,
      ),
    ),
  );
}

export const logOf = ({ table }: Run, who: Node): TableView['log'] =>
  table.engine.view(table.timeline, audience(who)).table.log;

export function deskOf({ table }: Run): DeskView {
  const view = table.engine.view(table.timeline, 'moderator');
  return must('desk' in view ? view.desk : null, 'the desk');
}

const receives = ({ table }: Run, who: Audience): string => show(table.engine.view(table.timeline, who));
