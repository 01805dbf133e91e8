import type { ComponentType } from 'react';
import type { ModeratorView, FactionId } from '#client';
import { prefetchedPart } from '#app/_connection/lazy.tsx';
import { pauseStands } from './mentat-pause/desk-next.tsx';
import { biddingStands } from './bidding/desk-stands.ts';
import { BattlesDeskPanel } from './battle/desk-panel.tsx';
import { DealDeskPanel } from './dealing/desk-panel.tsx';
import { PaceDeskPanel } from './pace/desk-panel.tsx';
import { NexusDeskPanel, SharedDeskPanel } from './nexus/desk-panel.tsx';
import { SetupDeskPanel } from './setup/desk-panel.tsx';
import { AutoPassDeskPanel } from './auto-pass/desk-panel.tsx';
import { ShipmentDeskPanel } from './shipment/desk-panel.tsx';
import { SpiceBlowDeskPanel } from './spice-blow/desk-panel.tsx';
import { StormDeskPanel } from './storm/desk-panel.tsx';

export { PauseNext, pauseSaysNext, formatCounted } from './mentat-pause/desk-next.tsx';
export { nextAfterShipping } from './ship-and-move/desk-next.ts';

const none = () => null;
const CharityDeskPanel = prefetchedPart(
  () => import('./charity/desk-panel.tsx').then((part) => part.CharityDeskPanel),
  none,
);
const BiddingDeskPanel = prefetchedPart(
  () => import('./bidding/desk-panel.tsx').then((part) => part.BiddingDeskPanel),
  none,
);
const DealsDeskPanel = prefetchedPart(() => import('./deals/desk-panel.tsx').then((part) => part.DealsDeskPanel), none);
const RevivalDeskPanel = prefetchedPart(
  () => import('./revival/desk-panel.tsx').then((part) => part.RevivalDeskPanel),
  none,
);
const CollectionDeskPanel = prefetchedPart(
  () => import('./collection/desk-panel.tsx').then((part) => part.CollectionDeskPanel),
  none,
);

const QuestionTimeDeskPanel = prefetchedPart(
  () => import('./question-time/desk-panel.tsx').then((part) => part.QuestionTimeDeskPanel),
  none,
);
const PaymentDeskPanel = prefetchedPart(
  () => import('./bidding/payment-desk-panel.tsx').then((part) => part.PaymentDeskPanel),
  none,
);
const MovesMadeDeskPanel = prefetchedPart(
  () => import('./ship-and-move/moves-made-desk-panel.tsx').then((part) => part.MovesMadeDeskPanel),
  none,
);
const ShippingDeskPanel = prefetchedPart(
  () => import('./ship-and-move/desk-panel.tsx').then((part) => part.ShippingDeskPanel),
  none,
);

const HouseRulesDeskPanel = prefetchedPart(
  () => import('./house-rules/desk-panel.tsx').then((part) => part.HouseRulesDeskPanel),
  none,
);

/** Each is nothing while its feature has nothing for the moderator. */
type DeskPanel = ComponentType<{ readonly view: ModeratorView }>;

/** The way into a game, above the step that moves the table on. */
export const BEFORE_NEXT: readonly DeskPanel[] = [SetupDeskPanel];

/** How far it is with what plays, beneath that step. */
export const AFTER_NEXT: readonly DeskPanel[] = [
  StormDeskPanel,
  SpiceBlowDeskPanel,
  NexusDeskPanel,
  SharedDeskPanel,
  CharityDeskPanel,
  RevivalDeskPanel,
  BiddingDeskPanel,
  ShippingDeskPanel,
  ShipmentDeskPanel,
  BattlesDeskPanel,
  CollectionDeskPanel,
];

/** What the moderator can do for a seat without a phone. */
export const FOR_SEATS_WITHOUT_PHONES: readonly ComponentType<{ readonly faction: FactionId }>[] = [AutoPassDeskPanel];

/** How the table plays on, which the desk may choose otherwise, beneath the moves of hands. */
export const CHOICES: readonly DeskPanel[] = [
  PaceDeskPanel,
  QuestionTimeDeskPanel,
  PaymentDeskPanel,
  MovesMadeDeskPanel,
];

/** What goes on while nobody in particular owes anything, in the words of what plays; `null` where it has none. */
export const whatStands = (table: ModeratorView['table']): { readonly title: string; readonly lead: string } | null =>
  pauseStands(table) ?? biddingStands(table);

/** What can be done besides, beneath those. */
export const AT_ITS_END: readonly DeskPanel[] = [DealsDeskPanel, DealDeskPanel, HouseRulesDeskPanel];
