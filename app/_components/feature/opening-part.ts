import type { ComponentType } from 'react';
import type { BiddingWay, MovesMade } from '#client';

/** The props of a choice in the form for a new table. */
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
