/** The texts at the desk during the bidding while it waits for no named seat. */
interface Standing {
  readonly title: string;
  readonly lead: string;
}

export const BIDDING_STANDS = {
  aloud: (lot: number): Standing => ({
    title: `People bid for card ${lot} aloud`,
    lead: 'Tell below what it came to, or let any phone tell it.',
  }),
  silent: (lot: number): Standing => ({
    title: `Every seat sets its limit for card ${lot}`,
    lead: 'After a moment the desk lists the seats that have not.',
  }),
  told: (lot: number): Standing => ({
    title: `The screen tells what card ${lot} came to`,
    lead: 'It goes on by itself.',
  }),
  done: (phase: string): Standing => ({
    title: `${phase} is done`,
    lead: 'Press Next when cards and spice are in place.',
  }),
} as const;
