import { Fragment, type ReactNode } from 'react';

interface InWordsProps {
  /** The sentence around its parts; it is given a mark for each, and puts it where its language has it. */
  readonly says: (...marks: readonly string[]) => string;
  /** What no words can be: a clock that runs, something to type, a link. */
  readonly parts: readonly ReactNode[];
}

/** Signs that no text holds: the first of those that are left to private use. */
const FIRST_MARK = 0xe000;

/** A sentence that stands whole in words, with parts in it that are more than text. */
export function RichText({ says, parts }: InWordsProps) {
  const marks = parts.map((_, at) => String.fromCharCode(FIRST_MARK + at));
  return says(...marks)
    .split(/([\uE000-\uF8FF])/)
    .map((text, at) => <Fragment key={at}>{marks.includes(text) ? parts[marks.indexOf(text)] : text}</Fragment>);
}
