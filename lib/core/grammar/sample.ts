import type { AnswerRecord, AnswerValue } from '../answer.ts';
import { assertNever, must } from '../assert-never.ts';
import { satisfies, type Row, type RowsConstraint } from '../constraints.ts';
import { shuffled, type Random } from '../random.ts';
import { isOf } from './contains.ts';
import { allOf, isAmong, isNothing, longestOf, recordsOf } from './enumerate.ts';
import type { ListShape, RecordShape, Shape } from './shape.ts';

/** Returns a random answer; every answer is possible. Throws if the shape has no answer. */
export function sampleOf(shape: Shape, random: Random): AnswerValue {
  switch (shape.kind) {
    case 'one-of':
      return pick(shape.values, random);
    case 'range':
      return shape.from + shape.step * random(Math.floor((shape.to - shape.from) / shape.step) + 1);
    case 'words':
    case 'code':
      return shape.suchAs;
    case 'numbered':
      return `${shape.prefix}${1 + random(10 ** shape.digits - 1)}`;
    case 'anything':
      return null;
    case 'list':
      return someList(shape, random);
    case 'record':
      return someRecord(shape, random);
    case 'either':
      return sampleOf(
        pick(
          shape.options.filter((option) => !isNothing(option)),
          random,
        ),
        random,
      );
    default:
      return assertNever(shape);
  }
}

/** The number of random attempts before all answers are listed. */
const ATTEMPTS = 10;

/** Returns a random list; every length is equally likely. */
function someList(list: ListShape, random: Random): readonly AnswerValue[] {
  const longest = longestOf(list);
  if (longest < list.least) throw new Error('No legal list to choose');
  const length = list.least + random(longest - list.least + 1);
  const items: AnswerValue[] = [];
  while (items.length < length) items.push(list.distinct ? another(list, items, random) : sampleOf(list.item, random));
  return items;
}

/** Returns a random item that is not in the list yet. */
function another({ item }: ListShape, items: readonly AnswerValue[], random: Random): AnswerValue {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const found = sampleOf(item, random);
    if (!isAmong(items, found)) return found;
  }
  return pick(
    allOf(item).filter((one) => !isAmong(items, one)),
    random,
  );
}

function someRecord(shape: RecordShape, random: Random): AnswerRecord {
  const tables = shape.where
    .filter((constraint) => constraint.kind === 'rows')
    .map(({ fields, rows }) => ({ fields, rows: rows.filter((row) => isWithin(shape, fields, row)) }));
  const open = Object.keys(shape.fields).filter((name) => !tables.some(({ fields }) => fields.includes(name)));
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const drawn = tables.flatMap(({ fields, rows }) => namedBy(fields, pick(rows, random)));
    const others = open.map((name) => [name, sampleOf(must(shape.fields[name], name), random)] as const);
    const answer = Object.fromEntries([...drawn, ...others]);
    if (shape.where.every((constraint) => satisfies(constraint, answer))) return answer;
  }
  // Random values seldom satisfy these constraints. So this function tries all answers in turn, with the values of each
  // field in a random order.
  const fields = Object.entries(shape.fields).map(([name, inner]): [string, Shape] => [
    name,
    { kind: 'one-of', values: shuffled(allOf(inner), random) },
  ]);
  const [found] = recordsOf(shuffled(fields, random), shape.where);
  return must(found, 'a legal answer');
}

const isWithin = ({ fields }: RecordShape, names: RowsConstraint['fields'], row: Row): boolean =>
  names.every((name, at) => isOf(must(fields[name], name), row[at]));

const namedBy = (names: RowsConstraint['fields'], row: Row): readonly (readonly [string, number])[] =>
  names.map((name, at) => [name, must(row[at], name)]);

function pick<T>(values: readonly T[], random: Random): T {
  // `null` is a legal answer (“stay silent”), so the length shows whether the list is empty.
  if (values.length === 0) throw new Error('No legal answer to choose from');
  return values[random(values.length)] as T;
}
