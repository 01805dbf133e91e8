/**
 * Returns the words of a text in lines of at most `width` characters. A text longer than `most` lines ends with `…`.
 */
export function wrapped(text: string, width: number, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1] ?? ''} …`];
}
