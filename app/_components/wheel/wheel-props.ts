import type { ReactNode, RefObject } from 'react';
import type { Cover } from '../cover/use-cover.ts';
import type { DialRange } from './wheel-geometry.ts';

export interface WheelProps {
  /** The label of the dial: “Dial, battle for Carthag”. */
  readonly label: string;
  readonly range: DialRange;
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** Returns the text of the value for screen readers, with its meaning. */
  readonly say: (value: number) => string;
  /** The cover over the value. */
  readonly cover: Cover;
  /** Whether the value is in flight to the server. Then nothing on the wheel moves. */
  readonly locked: boolean;
  /** Whether the button in the hub is disabled at this value. The wheel still turns. */
  readonly noAct?: boolean;
  readonly hub: ReactNode;
  readonly onHub: () => void;
  /** The content left and right of the number. */
  readonly beside: readonly [ReactNode, ReactNode];
}

/** The further props of the covered face and of the open face. */
export interface FaceProps extends WheelProps {
  /** Whether there is no room for a drawing, so that minus, number and plus stand in a row. */
  readonly row: boolean;
  /** Whether the present face has the keyboard focus. A face that replaces it takes the focus over. */
  readonly focus: RefObject<boolean>;
}
