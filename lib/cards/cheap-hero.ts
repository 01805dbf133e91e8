import type { CardPower } from '../powers/power.ts';

/** Leads in place of a leader, and adds nothing. */
export const cheapHero: CardPower<'cheap-hero'> = {
  kind: 'cheap-hero',
  rules: ['AH79 Player Aid Pad A.6', 'GF9-2019 Phase 7 "Leaders", "No Treachery", Questions and Answers "Battle"'],
  // It goes even when its side wins.
  inBattle: { places: { leader: 'leads-for-nothing' }, goesTo: () => 'discarded' },
};
