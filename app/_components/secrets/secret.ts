import type { ComponentType } from 'react';
import type { FeatureSecrets, OwnView, SeatView } from '#client';
import type { EditorProps } from './editor-props.ts';

/** The presentation of a secret on a phone. Its owner can also declare it again. */
export interface Secret {
  /** The title above the secret. */
  readonly title: string;
  /** The name of the content: “your hand”. */
  readonly what: string;
  /** Whether this seat has such a secret. */
  readonly isHeld?: (mine: OwnView) => boolean;
  /** A public note next to the title of the secret. */
  readonly note?: (view: SeatView) => string;
  /** Whether its owner may declare the secret. */
  readonly mayEnter: (view: SeatView) => boolean;
  /** The height of the largest possible content in em, never of the present content. */
  readonly height: (mine: OwnView) => number;
  /** The content under the cover. */
  readonly Lies: ComponentType<{ readonly mine: OwnView }>;
  /** The editor of the secret, which loads later. */
  readonly Editor: ComponentType<EditorProps>;
}

/** The secrets of one feature. */
export type Secrets<Feature extends keyof FeatureSecrets> = {
  readonly [Kind in FeatureSecrets[Feature]]: Secret;
};

/** The height of one line or of a number. */
export const LOW = 4.5;
