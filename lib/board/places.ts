/** Names of places, and of the forces in them, on any board. */
import type { Forces, Place, Sector } from '../model/board.ts';
import { mercenariesIn, ordinaryIn } from '../model/forces.ts';

/** Returns the name of a part as one string: `"carthag@10"`, or `"polar-sink"`. */
export const partName = ({ territory, sector: n }: Place): string => (n === null ? territory : `${territory}@${n}`);

/** Returns the name of the special forces in a part as one string. */
export const specialName = (place: Place): string => `${partName(place)}*`;

/** Returns the name of the mercenaries in a part as one string. */
export const mercenaryName = (place: Place): string => `${partName(place)}+`;

/** A kind of forces: ordinary and special forces of the faction itself, and mercenaries. */
export type ForceKind = 'ordinary' | 'special' | 'mercenary';

/** The forces of one kind in one part of a territory, under their name in an answer. */
export interface KindInPart {
  readonly kind: ForceKind;
  readonly name: string;
  /** The number of these forces, 0 or more. */
  readonly most: number;
}

/** Returns every kind of forces in a part with its name and number, ordinary forces first. */
export const kindsIn = (stack: Place & Forces): readonly KindInPart[] => [
  { kind: 'ordinary', name: partName(stack), most: ordinaryIn(stack) },
  { kind: 'special', name: specialName(stack), most: stack.special },
  { kind: 'mercenary', name: mercenaryName(stack), most: mercenariesIn(stack) },
];

/** Returns the kinds of which a part has any forces, ordinary forces first. */
export const presentIn = (stack: Place & Forces): readonly KindInPart[] =>
  kindsIn(stack).filter(({ most }) => most > 0);

/** Returns the number of forces of one kind. */
export const numberOf = (kind: ForceKind, forces: Forces): number => {
  switch (kind) {
    case 'ordinary':
      return ordinaryIn(forces);
    case 'special':
      return forces.special;
    case 'mercenary':
      return mercenariesIn(forces);
  }
};

/** Whether a part lies under the storm; the Polar Sink never does. */
export const isInStorm = (place: Place, storm: Sector): boolean => place.sector === storm;
