import { Fragment, type ReactNode } from 'react';

interface InWordsProps {
  /**
   * The sentence around its parts. The function receives a placeholder for each part, and places it as its language
   * requires.
   */
  readonly says: (...marks: readonly string[]) => string;
  /** Parts that are no text: a running clock, an input, a link. */
  readonly parts: readonly ReactNode[];
}

/** The first of the private-use characters, which are in no text. */
const FIRST_MARK = 0xe000;

/** Shows a sentence from the messages with components in it. */
export function RichText({ says, parts }: InWordsProps) {
  const marks = parts.map((_, at) => String.fromCharCode(FIRST_MARK + at));
  return says(...marks)
    .split(/([\uE000-\uF8FF])/)
    .map((text, at) => <Fragment key={at}>{marks.includes(text) ? parts[marks.indexOf(text)] : text}</Fragment>);
}
