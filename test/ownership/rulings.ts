/** Checks the rulings: `lib/rulings.md` explains each number that code cites, and nothing else. */
const CITED = /\bR-\d+\b/g;
const TOLD = /^- \*\*(R-\d+)\*\*/gm;

/** The numbers that a text cites, each once. */
export const citedIn = (text: string): ReadonlySet<string> => new Set(text.match(CITED) ?? []);

/** The faults: cited and not explained, explained and not cited, explained twice or in the wrong place. */
export function rulingFaults(rulings: string, cited: ReadonlySet<string>): readonly string[] {
  const told = [...rulings.matchAll(TOLD)].map(([, number]) => number ?? '');
  return [
    ...[...cited].filter((number) => !told.includes(number)).map((number) => `${number} is cited and not told`),
    ...told.filter((number) => !cited.has(number)).map((number) => `${number} is told and nothing cites it`),
    ...told
      .filter((number, at) => at > 0 && valueOf(told[at - 1] ?? '') >= valueOf(number))
      .map((number) => `${number} stands in the wrong place`),
  ];
}

const valueOf = (number: string): number => Number(number.slice('R-'.length));
