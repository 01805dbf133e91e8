/** Texts about the forces that make up a dial. */
import { mercenariesIn, ordinaryIn } from '../../../model/forces.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { ForceMix } from '../../../model/strength.ts';
import { formatMercenaries, specialForcesName } from '../../../messages/names.ts';
import { formatCount, formatForces, formatList } from '../../../messages/numbers.ts';

/** Returns the forces of a mix: `1 Sardaukar and 2 others`, `2 mercenaries and 1 other`, `5 forces`. */
export function formatMix(faction: FactionId, { forces }: ForceMix): string {
  const { count, special } = forces;
  const [hired, ordinary] = [mercenariesIn(forces), ordinaryIn(forces)];
  if (ordinary === count) return formatForces(count);
  return formatList([
    ...(special > 0 ? [`${special} ${specialForcesName(faction)}`] : []),
    ...(hired > 0 ? [formatMercenaries(hired)] : []),
    ...(ordinary > 0 ? [formatCount(ordinary, 'other')] : []),
  ]);
}

/** Returns how the forces count: `1 in full, 2 at half`. */
export function formatSupport({ forces, full }: ForceMix): string {
  const half = forces.count - full.count;
  if (half === 0) return 'all in full';
  return full.count === 0 ? 'all at half' : `${full.count} in full, ${half} at half`;
}
