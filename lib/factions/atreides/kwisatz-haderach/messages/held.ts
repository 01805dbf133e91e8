/** What its owner reads of the Kwisatz Haderach at a glance. */
import { sayForces } from '../../../../messages/numbers.ts';
import type { KwisatzHaderachMine } from '../contract.ts';

/** `7 forces lost in battles; 7 wake the Kwisatz Haderach.` */
export const sayYourLosses = ({ lost, needed }: NonNullable<KwisatzHaderachMine['battleLosses']>): string =>
  lost >= needed
    ? `${sayForces(lost)} lost in battles: the Kwisatz Haderach is awake.`
    : `${sayForces(lost)} lost in battles; ${needed} wake the Kwisatz Haderach.`;
