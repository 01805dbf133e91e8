import type { ReactNode, RefObject } from 'react';
import type { Cover } from '../cover/use-cover.ts';
import type { DialRange } from './wheel-geometry.ts';

export interface WheelProps {
  /** What is dialled: "Dial, battle for Carthag". */
  readonly label: string;
  readonly range: DialRange;
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** The value as a screen reader says it, with what it means. */
  readonly say: (value: number) => string;
  /** Sand lies over the value until it is held or opened. */
  readonly cover: Cover;
  /** On its way to the server: nothing moves. */
  readonly locked: boolean;
  /** The act is not open at this value, as the hub says; the wheel turns all the same. */
  readonly noAct?: boolean;
  readonly hub: ReactNode;
  readonly onHub: () => void;
  /** What stands left and right of the number. */
  readonly beside: readonly [ReactNode, ReactNode];
}

/** What the two faces of the wheel, covered and open, are given besides. */
export interface FaceProps extends WheelProps {
  /** No room for a drawing: a row of minus, number and plus. */
  readonly row: boolean;
  /** Whether the face that stands here has the keyboard; the other one takes it over. */
  readonly focus: RefObject<boolean>;
}
