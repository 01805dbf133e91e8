/** What can be said of who sees what, of the log, and of what is to be done with the cardboard. */
import { must } from '../../../lib/core/assert-never.ts';
import { undoneIn, type Audience, type DeskView, type OpenElement, type TableView } from '../../../lib/engine.ts';
import { seatView, tableView } from '../table.ts';
import { audience, byFaction, type Check } from './board-checks.ts';
import { differs, differsAsSet, missingFrom, show } from './compare.ts';
import { faction, keyNode } from './names.ts';
import { entries, items, listOf, text, type Node } from './node.ts';
import type { Run } from './run.ts';
import { marksOf } from './run.ts';

export const SECRECY_CHECKS: Readonly<Record<string, Check>> = {
  seen: ({ table }, node) => byFaction(node, shownWord, (who) => elementWord(seatView(table, who).mine.seen)),
  'had-to-show': ({ table }, node) => byFaction(node, shownWord, (who) => elementWord(seatView(table, who).mine.shown)),
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
  undone: (run, node) =>
    entries(node).flatMap(([who, codes]) => {
      const lines = logOf(run, keyNode(codes, who));
      const undone = undoneIn(lines);
      return differs(
        codes,
        listOf(codes, text),
        lines.filter(({ position }) => undone.has(position)).map(({ fact }) => fact.code),
      );
    }),
  instructions: ({ table }, node) => {
    const listed = tableView(table).instructions.map(({ owner, move, done, of }) => ({ owner, done, ...of, ...move }));
    if (node.value === 'none') return differs(node, [], listed);
    return missingFrom(
      node,
      items(node).map(({ value }) => value),
      listed,
    );
  },
  'taken-as-done': ({ table }, node) => {
    const told = tableView(table).log.flatMap(({ fact }) => {
      if (fact.code === 'moves-taken-as-done') return [fact.moves];
      return fact.code === 'setup-ended' ? [fact.takenAsDone] : [];
    });
    const moves = (told.at(-1) ?? []).map(({ owner, move }) => ({ owner, ...move }));
    if (node.value === 'none') return differs(node, [], moves);
    return missingFrom(
      node,
      items(node).map(({ value }) => value),
      moves,
    );
  },
  'seen-since': (run, node) =>
    entries(node).flatMap(([mark, seen]) =>
      missingFrom(
        seen,
        items(seen).map(({ value }) => value),
        previewOf(run, keyNode(seen, mark)).seen.map(({ knower, secret }) => ({ knower, ...secret })),
      ),
    ),
  'moves-back': (run, node) =>
    entries(node).flatMap(([mark, moves]) =>
      missingFrom(
        moves,
        items(moves).map(({ value }) => value),
        previewOf(run, keyNode(moves, mark)).moves.map(({ owner, move }) => ({ owner, ...move })),
      ),
    ),
  points: (run, node) => {
    const wanted = listOf(node, text);
    const points = deskOf(run).points.slice(0, wanted.length);
    return differs(
      node,
      wanted,
      points.map(({ next }) => next.code),
    );
  },
  'to-check': (run, node) =>
    entries(node).flatMap(([who, matters]) => {
      const open = deskOf(run).checks.filter((check) => check.faction === faction(keyNode(matters, who)));
      return differsAsSet(
        matters,
        listOf(matters, text),
        open.map((check) => check.matter),
      );
    }),
};

/** `leader stilgar`, `weapon none`, `dial 3`, or `nothing`. */
const shownWord = (node: Node): string => text(node);

function elementWord(shown: OpenElement | null): string {
  if (shown === null) return 'nothing';
  switch (shown.element) {
    case 'leader':
      return `leader ${shown.leader === null ? 'none' : shown.leader.kind === 'leader' ? shown.leader.leader : 'cheap-hero'}`;
    case 'dial':
      return `dial ${shown.dial}`;
    case 'weapon':
    case 'defense':
      return `${shown.element} ${shown.card === 'none' ? 'none' : shown.card.card}`;
  }
}

interface Word {
  readonly plain: string;
  /** As it stands in what is sent: a whole id, not a part of a longer one. */
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

const logOf = ({ table }: Run, who: Node): TableView['log'] =>
  table.engine.view(table.timeline, audience(who)).table.log;

function deskOf({ table }: Run): DeskView {
  const view = table.engine.view(table.timeline, 'moderator');
  return must('desk' in view ? view.desk : null, 'the desk');
}

const receives = ({ table }: Run, who: Audience): string => show(table.engine.view(table.timeline, who));

function previewOf(run: Run, mark: Node) {
  const { table } = run;
  const found = table.engine.previewTakeBack(table.timeline, marksOf(run, mark).line);
  return must(found.ok ? found.preview : null, `a way back to ${text(mark)}`);
}
