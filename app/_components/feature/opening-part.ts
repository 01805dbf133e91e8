import type { ComponentType } from 'react';
import type { BiddingWay, MovesMade } from '#client';

/** What the form for a new table has of a choice, and how it is changed. */
export interface OpeningProps {
  readonly biddingWay: BiddingWay;
  readonly movesMade: MovesMade;
  readonly onBiddingWay: (way: BiddingWay) => void;
  readonly onMovesMade: (made: MovesMade) => void;
}

/** A choice of one feature in the form for a new table. */
export interface OpeningPart {
  readonly at: 'components' | 'folds';
  readonly load: () => Promise<ComponentType<OpeningProps>>;
}
