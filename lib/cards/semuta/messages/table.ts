/** The texts of phone, screen and desk about drugged leaders. */
import { leaderName } from '../../../messages/names.ts';
import type { DruggedView } from '../contract.ts';

export const SEMUTA = { title: 'Semuta', lost: 'Strength lost to Semuta' } as const;

/** Returns the line of a drugged leader: `Stilgar has strength 5, and less each turn.` */
export const formatDrugged = ({ leader, strength }: DruggedView): string =>
  `${leaderName(leader)} has strength ${strength}, and less each turn.`;
