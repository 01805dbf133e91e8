import type { ReadsOut } from '#app/_components/status-screen/read-out.ts';

/**
 * The results that the screen still presents while the table goes on: the opened sums, the votes, and the card with
 * payments.
 */
export type HarvestBeat = 'sums' | 'votes' | 'told' | null;

/** How long (ms) the screen shows the votes. The card and its payments follow for two such beats. */
export const BEAT_MS = 4000;

/**
 * A vote. Phones and desk go on when the screen has shown the votes, the card and the payments for one beat each. After
 * that the screen leaves the payments for another beat.
 */
export const voteReadOut: ReadsOut = ({ harvests, log }) => {
  const voted = log.findLast(({ fact }) => fact.code === 'harvest-voted');
  if (harvests === null || harvests.isOver || voted === undefined) return null;
  return {
    line: voted.position,
    until: voted.at + 2 * BEAT_MS,
    mayBeHurried: true,
    isBefore: (table) => table.harvests?.harvest === harvests.harvest && table.harvests.running?.step === 'vote',
    followed: {},
    held: ['spice', 'harvest'],
  };
};
