/** A short text for the owner of the Kwisatz Haderach. */
import { formatForces } from '../../../../messages/numbers.ts';
import type { KwisatzHaderachOwnView } from '../contract.ts';

/** `7 forces lost in battles; 7 wake the Kwisatz Haderach.` */
export const formatYourLosses = ({ lost, needed }: NonNullable<KwisatzHaderachOwnView['battleLosses']>): string =>
  lost >= needed
    ? `${formatForces(lost)} lost in battles: the Kwisatz Haderach is awake.`
    : `${formatForces(lost)} lost in battles; ${needed} wake the Kwisatz Haderach.`;
