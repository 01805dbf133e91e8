/** The texts at the desk during the bidding, for moments at which the table waits for no single seat. */
interface Standing {
  readonly title: string;
  readonly lead: string;
}

export const BIDDING_STANDS = {
  aloud: (lot: number): Standing => ({
    title: `Players bid aloud for card ${lot}`,
    lead: 'Enter the result below, or on any phone.',
  }),
  silent: (lot: number): Standing => ({
    title: `Every seat sets its limit for card ${lot}`,
    lead: 'After a moment the desk lists the seats that have not.',
  }),
  told: (lot: number): Standing => ({
    title: `The screen presents the price of card ${lot}`,
    lead: 'The table goes on by itself.',
  }),
  done: (phase: string): Standing => ({
    title: `${phase} is done`,
    lead: 'Press Next when cards and spice are in place.',
  }),
} as const;
