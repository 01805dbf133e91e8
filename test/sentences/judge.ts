/** A sentence in a component, and where it stands. */
export interface Found {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/**
 * What is wrong with the sentences in components: those that are not among the ones left from before, and ones left from
 * before that stand in no component any more. They are known by their text, so that a component can move.
 */
export function troublesWith(found: readonly Found[], left: readonly string[]): readonly string[] {
  const texts = new Set(found.map(({ text }) => text));
  return [
    ...found
      .filter(({ text }) => !left.includes(text))
      .map(({ file, line, text }) => `${file}:${line} holds “${text}”, which is at home in words`),
    ...left.filter((text) => !texts.has(text)).map((text) => `no component holds “${text}” any more: strike it`),
  ];
}
