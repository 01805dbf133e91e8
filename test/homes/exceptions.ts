/** Files that still name what is at home in other features, with whose it is. The list may only shrink. */
export interface Exceptions {
  /** Why they stand here, and when they will not. */
  readonly reason: string;
  readonly files: Readonly<Record<string, readonly string[]>>;
}

export const EXCEPTIONS: readonly Exceptions[] = [
  {
    reason: 'The map: it draws at one place what several phases leave on the board.',
    files: { 'app/_components/map/board-facts.ts': ['storm', 'battle'] },
  },
];
