import type { ComponentType } from 'react';
import type { FeatureSecrets, OwnView, SeatView } from '#client';
import type { EditorProps } from './editor-props.ts';

/** How a phone shows what its owner alone knows, and lets them say it again. */
export interface Secret {
  /** Above it, among what is one's own. */
  readonly title: string;
  /** What lies under the cover: "your hand". */
  readonly what: string;
  /** Whether this seat holds such a thing at all. */
  readonly isHeld?: (mine: OwnView) => boolean;
  /** What everybody may know of it, beside its title. */
  readonly note?: (view: SeatView) => string;
  /** Whether its owner may say what it is. */
  readonly mayEnter: (view: SeatView) => boolean;
  /** As high as the most that could lie there, never as what does; in em. */
  readonly height: (mine: OwnView) => number;
  /** What lies under the cover. */
  readonly Lies: ComponentType<{ readonly mine: OwnView }>;
  /** Comes later. */
  readonly Editor: ComponentType<EditorProps>;
}

/** The secrets of one feature, each of them. */
export type Secrets<Feature extends keyof FeatureSecrets> = {
  readonly [Kind in FeatureSecrets[Feature]]: Secret;
};

/** Where one line lies, or a number. */
export const LOW = 4.5;
