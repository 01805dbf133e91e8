/** Texts about the forces that make up a dial. */
import type { FactionId } from '../../../model/factions.ts';
import type { ForceMix } from '../../../model/strength.ts';
import { specialForcesName } from '../../../messages/names.ts';
import { formatCount, formatForces } from '../../../messages/numbers.ts';

/** Returns the forces of a mix: `1 Sardaukar and 2 others`, `5 forces`. */
export function formatMix(faction: FactionId, { forces: { count, special } }: ForceMix): string {
  if (special === 0) return formatForces(count);
  const starred = `${special} ${specialForcesName(faction)}`;
  return count === special ? starred : `${starred} and ${formatCount(count - special, 'other')}`;
}

/** Returns how the forces count: `1 in full, 2 at half`. */
export function formatSupport({ forces, full }: ForceMix): string {
  const half = forces.count - full.count;
  if (half === 0) return 'all in full';
  return full.count === 0 ? 'all at half' : `${full.count} in full, ${half} at half`;
}
