import type { Place } from '#client';
import { shapeOf, type Geometry } from './geometry.ts';
import styles from './chosen-part.module.css';

/** Shows the chosen part: lighter ground and a bright outline, below its discs. */
export function ChosenPart({ geometry, place }: { readonly geometry: Geometry; readonly place: Place | null }) {
  return place === null ? null : <path d={shapeOf(geometry, place).path} className={styles.chosen} aria-hidden />;
}
