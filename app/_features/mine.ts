'use client';
import type { ComponentType } from 'react';
import type { SeatView } from '#client';
import { lazyPart } from '#app/_connection/lazy.tsx';
import type { ClientCommand } from '#app/_connection/outbox.ts';
import { StandingWord } from './advisors/standing-word.tsx';
import { Sides } from './bene-gesserit/sides.tsx';
import { StopClock } from './bidding/stop-clock.tsx';
import { ClaimAhead } from './charity/claim-ahead.tsx';
import { TakeCardBack } from './spice-blow/take-card-back.tsx';
import { Deals } from './deals/deals.tsx';
import { hasDueDeals } from './deals/is-due.ts';
import { FreePlay } from './free-play/free-play.tsx';
import { Remember } from './card-memory/remember.tsx';
import { PutAway } from './hand-changes/put-away.tsx';
import { ShowSecret } from './show-secret/show-secret.tsx';
import { LeaveToAlly } from './permissions/leave-to-ally.tsx';
import { SetAside } from './pledges/set-aside.tsx';
import { MakeGift } from './gifts/make-gift.tsx';
import { CallAhead } from './standing-calls/call-ahead.tsx';

interface MineProps {
  readonly view: SeatView;
  readonly onCommand: (command: ClientCommand) => void;
}

/** What its owner may do with pieces that all can see; each is nothing for a seat that has none. */
export const ON_THE_BOARD: readonly ComponentType<MineProps>[] = [TakeCardBack, Sides, StandingWord];

/** What its owner may do at any time; each stands on every phone, or rests on what all can see, so that it tells nothing. */
export const AT_ANY_TIME: readonly ComponentType<MineProps>[] = [
  StopClock,
  Deals,
  FreePlay,
  PutAway,
  SetAside,
  MakeGift,
  LeaveToAlly,
  ClaimAhead,
  CallAhead,
  ShowSecret,
  Remember,
];

/** What has come out, and what is left to do on the board. */
export const Aftermath = lazyPart(() => import('./aftermath.tsx').then((part) => part.Aftermath));

/** What follows in a moment, while one waits. */
export const Follows = lazyPart(() => import('./pace/follows.tsx').then((part) => part.Follows));

interface Seen {
  readonly isThere: (view: SeatView) => boolean;
  readonly Part: ComponentType<MineProps>;
}

/** What has been seen, or counted, and stays to be looked at while one waits. */
export const SEEN: readonly Seen[] = [
  {
    isThere: hasDueDeals,
    Part: lazyPart(() => import('./deals/due-deals.tsx').then((part) => part.DueDeals)),
  },
  {
    isThere: ({ mine }) => mine.seenPlan !== null,
    Part: lazyPart(() => import('./battle/pages.tsx').then((part) => part.SeenPlan)),
  },
  {
    isThere: ({ table }) => table.spiceBlow !== null && table.spiceBlow.turned.length > 0,
    Part: lazyPart(() => import('./spice-blow/blow-seen.tsx').then((part) => part.BlowSeen)),
  },
  {
    isThere: ({ table }) => table.charity !== null && table.charity.taken !== null,
    Part: lazyPart(() => import('./charity/charity-over.tsx').then((part) => part.CharityOver)),
  },
  {
    isThere: ({ table }) => table.bidding !== null,
    Part: lazyPart(() => import('./bidding/while-sold.tsx').then((part) => part.WhileSold)),
  },
  {
    isThere: ({ table }) => table.revival !== null && (table.revival.isOver || table.revival.revived.length > 0),
    Part: lazyPart(() => import('./revival/revival-over.tsx').then((part) => part.RevivalSoFar)),
  },
  {
    isThere: ({ mine, table }) => mine.ownTurn.prepared !== null && table.shipAndMove !== null,
    Part: lazyPart(() => import('./ship-and-move/kept.tsx').then((part) => part.Kept)),
  },
  {
    isThere: ({ mine }) => mine.ownTurn.mayTakeBack !== null,
    Part: lazyPart(() => import('#app/_features/turn-planner/take-back.tsx').then((part) => part.TakeBack)),
  },
  {
    isThere: ({ table }) => table.collection !== null,
    Part: lazyPart(() => import('./collection/own-collection.tsx').then((part) => part.OwnCollection)),
  },
];
