/**
 * How a Cone of Silence works: any opponents buy no card and make no alliance until the turn ends, or one other player
 * says nothing until the phase ends.
 */
export type ConeOfSilence = 'opponents-for-a-turn' | 'one-player-for-a-phase';
