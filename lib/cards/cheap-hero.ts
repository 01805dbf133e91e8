import type { CardPower } from '../powers/power.ts';

/** The power of the cheap hero: the card leads instead of a leader and adds no strength. */
export const cheapHero: CardPower<'cheap-hero'> = {
  kind: 'cheap-hero',
  rules: ['AH79 Player Aid Pad A.6', 'GF9-2019 Phase 7 "Leaders", "No Treachery", Questions and Answers "Battle"'],
  // The card is discarded even if its owner wins.
  inBattle: { places: { leader: 'leads-for-nothing' }, goesTo: () => 'discarded' },
};
