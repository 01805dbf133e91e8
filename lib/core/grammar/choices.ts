import type { AnswerRecord, AnswerValue } from '../answer.ts';
import { must } from '../assert-never.ts';
import { isOf } from './contains.ts';
import { allOf, isAmong, isNothing, recordsOf } from './enumerate.ts';
import type { RecordShape, Shape } from './shape.ts';

/** Yields the values of `field` in answers that agree with everything in `chosen`, one by one. */
export function* valuesOf(shape: Shape, field: string, chosen: AnswerRecord): Generator<AnswerValue> {
  const found: AnswerValue[] = [];
  for (const option of recordsIn(shape)) {
    const wanted = option.fields[field];
    if (wanted === undefined) continue;
    for (const value of allOf(wanted)) {
      if (isAmong(found, value) || !canComplete(option, { ...chosen, [field]: value })) continue;
      found.push(value);
      yield value;
    }
  }
}

/** Returns the shape with `field` limited to values that `keep` accepts. Options without answers are dropped. */
export function narrowed(shape: Shape, field: string, keep: (value: AnswerValue) => boolean): Shape {
  const options = recordsIn(shape)
    .map((option): Shape => {
      const kept: Shape = { kind: 'one-of', values: allOf(must(option.fields[field], field)).filter(keep) };
      return { ...option, fields: { ...option.fields, [field]: kept } };
    })
    .filter((option) => !isNothing(option));
  return options.length === 1 ? must(options[0], 'option') : { kind: 'either', options };
}

function recordsIn(shape: Shape): readonly RecordShape[] {
  if (shape.kind === 'record') return [shape];
  return shape.kind === 'either' ? shape.options.flatMap(recordsIn) : [];
}

function canComplete(option: RecordShape, chosen: AnswerRecord): boolean {
  const isOpen = ([name]: readonly [string, Shape]): boolean => chosen[name] === undefined;
  const fields = Object.entries(option.fields);
  const fixed = fields
    .filter((field) => !isOpen(field))
    .map(([name, inner]): [string, Shape] => {
      const value = chosen[name] ?? null;
      return [name, { kind: 'one-of', values: isOf(inner, value) ? [value] : [] }];
    });
  // The chosen fields come first. If they contradict each other, the other fields need not be tried.
  return recordsOf([...fixed, ...fields.filter(isOpen)], option.where).next().done !== true;
}
