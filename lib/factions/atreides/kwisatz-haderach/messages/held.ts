/** A short text for the owner of the Kwisatz Haderach. */
import { capitalize, formatForces } from '../../../../messages/numbers.ts';
import type { KwisatzHaderachOwnView } from '../contract.ts';

/**
 * Returns the number of losses, and the number that wakes the Kwisatz Haderach: `7 forces lost in battles; 7 wake the
 * Kwisatz Haderach.`
 */
export const formatYourLosses = (losses: NonNullable<KwisatzHaderachOwnView['battleLosses']>): string => {
  const { lost, needed, isAwake } = losses;
  if (isAwake) return `${capitalize(formatForces(lost))} lost in battles: the Kwisatz Haderach is awake.`;
  return lost >= needed
    ? `${capitalize(formatForces(lost))} lost in battles: the Kwisatz Haderach wakes in the next turn.`
    : `${capitalize(formatForces(lost))} lost in battles; ${needed} wake the Kwisatz Haderach.`;
};
