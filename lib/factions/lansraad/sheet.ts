import type { Advantage } from '../../powers/power.ts';
import { orderPowers } from './orders/power.ts';

/** The powers of the Lansraad. */
export const lansraad: readonly Advantage[] = orderPowers;
