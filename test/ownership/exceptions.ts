/** Files that still name things of other features, with the owner. The list may only shrink. */
export interface Exceptions {
  /** The reason for these exceptions, and when they can be removed. */
  readonly reason: string;
  readonly files: Readonly<Record<string, readonly string[]>>;
}

export const EXCEPTIONS: readonly Exceptions[] = [
  {
    reason: 'The map: it draws at one place what several phases leave on the board.',
    files: { 'app/_components/map/board-facts.ts': ['storm', 'battle', 'orders', 'marks', 'traps'] },
  },
  {
    reason: 'How the table plays: pauses, pace, auto-pass and purses concern every page and have no page of their own.',
    files: {
      'app/_components/window/window-page.tsx': ['autoPass'],
      'app/t/[code]/moderate/_components/held-banner.tsx': ['pausing'],
      'app/t/[code]/moderate/_components/standing.ts': ['pace'],
      'app/t/[code]/seat/_components/look-around.tsx': ['autoPass'],
      'app/t/[code]/seat/_components/idle/held.ts': ['purses'],
    },
  },
];
