/** What is said of forces that make up a dial. */
import type { FactionId } from '../../../model/factions.ts';
import type { ForceMix } from '../../../model/strength.ts';
import { nameOfSpecialForces } from '../../../messages/names.ts';
import { counted, sayForces } from '../../../messages/numbers.ts';

/** Which forces a mix is made of: `1 Sardaukar and 2 others`, `5 forces`. */
export function sayMix(faction: FactionId, { forces: { count, special } }: ForceMix): string {
  if (special === 0) return sayForces(count);
  const starred = `${special} ${nameOfSpecialForces(faction)}`;
  return count === special ? starred : `${starred} and ${counted(count - special, 'other')}`;
}

/** How they count where spice supports some: `1 in full, 2 at half`. */
export function saySupport({ forces, full }: ForceMix): string {
  const half = forces.count - full.count;
  if (half === 0) return 'all in full';
  return full.count === 0 ? 'all at half' : `${full.count} in full, ${half} at half`;
}
