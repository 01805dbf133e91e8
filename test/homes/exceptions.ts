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
  {
    reason: 'Upcasts: they lift the stored events of all features into the shapes of today.',
    files: {
      'server/store/from-version-1.ts': [
        'battle',
        'corrections',
        'instructions',
        'karama',
        'opening',
        'pieces',
        'takeBack',
        'windows',
      ],
      'server/store/from-version-2.ts': ['opening'],
      'server/store/from-version-3.ts': ['opening'],
      'server/store/from-version-4.ts': ['opening'],
      'server/store/from-version-5.ts': ['opening'],
      'server/store/from-version-6.ts': ['opening'],
      'server/store/from-version-7.ts': ['bidding', 'shipment'],
      'server/store/from-version-8.ts': ['windows'],
      'server/store/from-version-9.ts': ['shipAndMove'],
      'server/store/from-version-10.ts': ['standingAside', 'windows'],
    },
  },
];
