/** The situations in which a table can stop: before a question of each kind and shape, and between questions. */
import { isEmpty, must, type Prompt, type PromptKind } from '#engine';
import { factionsOf, openPrompts, seatView, tableView, type Table } from '../../support/table.ts';
import { KEPT, KINDS } from './kinds.ts';
import type { Where } from './layers.ts';
import type { Shape, Standing } from './shapes.ts';
import { IN_BETWEEN } from './in-between.ts';

/** The names of all present situations of this table. */
export function situationsAt(table: Table): readonly string[] {
  const seats = factionsOf(table).map((faction) => seatView(table, faction));
  const standing: Standing = { table: tableView(table), prompts: askedOf(table), seats };
  const asked = standing.prompts.flatMap((prompt) =>
    shapesOf(prompt.kind)
      .filter(({ is }) => is(prompt, standing))
      .flatMap(({ name }) => [named(prompt.kind, name), ...keptAs(prompt, standing)]),
  );
  const between = IN_BETWEEN.filter(({ is }) => is(standing)).map(({ name }) => name);
  return [...new Set([...asked, ...between])];
}

/** Every situation, and the games that must meet it. */
export const SITUATIONS: readonly { readonly name: string; readonly where: Where }[] = [
  ...(Object.keys(KINDS) as readonly PromptKind[]).flatMap((kind) => {
    const shapes = shapesOf(kind);
    const keepers = KEPT[kind] === undefined ? [] : ['app', 'cardboard'];
    const { where } = must(shapes[0], kind);
    return [
      ...shapes.map((shape) => ({ name: named(kind, shape.name), where: shape.where })),
      ...keepers.map((keeper) => ({ name: `${kind} (${keeper})`, where })),
    ];
  }),
  ...IN_BETWEEN.map(({ name, where }) => ({ name, where })),
];

/** Returns all questions of all seats, with the cards that a seat might play at any time. */
export const askedOf = (table: Table): readonly Prompt[] => [
  ...openPrompts(table),
  ...factionsOf(table)
    .map((faction) => seatView(table, faction).freePlay)
    .filter(({ answers }) => !isEmpty(answers)),
];

/** The shapes of a kind accept only prompts of that kind. */
function shapesOf(kind: PromptKind): readonly Shape[] {
  return KINDS[kind] as readonly Shape[];
}

function named(kind: PromptKind, shape: string): string {
  return shape === '' ? kind : `${kind}: ${shape}`;
}

function keptAs({ kind }: Prompt, { table }: Standing): readonly string[] {
  const component = KEPT[kind];
  return component === undefined ? [] : [`${kind} (${table.choices.components[component]})`];
}
