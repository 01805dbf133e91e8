import type { ComponentType } from 'react';
import type { ModeratorView, FactionId } from '#client';
import { soon } from '#app/_connection/later.tsx';
import { pauseStands } from './mentat-pause/desk-next.tsx';
import { biddingStands } from './bidding/desk-stands.ts';
import { BattlesDeskBox } from './battle/desk-box.tsx';
import { DealDeskBox } from './dealing/desk-box.tsx';
import { PaceDeskBox } from './pace/desk-box.tsx';
import { NexusDeskBox, SharedDeskBox } from './nexus/desk-box.tsx';
import { SetupDeskBox } from './setup/desk-box.tsx';
import { PassForBox } from './auto-pass/pass-for-box.tsx';
import { ShipmentDeskBox } from './shipment/desk-box.tsx';
import { SpiceBlowDeskBox } from './spice-blow/desk-box.tsx';
import { StormDeskBox } from './storm/desk-box.tsx';

export { PauseNext, pauseSaysNext, sayCounted } from './mentat-pause/desk-next.tsx';
export { nextAfterShipping } from './ship-and-move/desk-next.ts';

const none = () => null;
const CharityDeskBox = soon(() => import('./charity/desk-box.tsx').then((part) => part.CharityDeskBox), none);
const BiddingDeskBox = soon(() => import('./bidding/desk-box.tsx').then((part) => part.BiddingDeskBox), none);
const DealsDeskBox = soon(() => import('./deals/desk-box.tsx').then((part) => part.DealsDeskBox), none);
const RevivalDeskBox = soon(() => import('./revival/desk-box.tsx').then((part) => part.RevivalDeskBox), none);
const HarvestDeskBox = soon(() => import('./collection/desk-box.tsx').then((part) => part.HarvestDeskBox), none);

const QuestionTimeBox = soon(() => import('./question-time/desk-box.tsx').then((part) => part.QuestionTimeBox), none);
const BiddingWayBox = soon(() => import('./bidding/way-box.tsx').then((part) => part.BiddingWayBox), none);
const MovesMadeBox = soon(() => import('./ship-and-move/moves-made-box.tsx').then((part) => part.MovesMadeBox), none);
const ShippingDeskBox = soon(() => import('./ship-and-move/desk-box.tsx').then((part) => part.ShippingDeskBox), none);

const HouseRulesDeskBox = soon(() => import('./house-rules/desk-box.tsx').then((part) => part.HouseRulesDeskBox), none);

/** Each is nothing while its feature has nothing for the moderator. */
type DeskBox = ComponentType<{ readonly view: ModeratorView }>;

/** The way into a game, above the step that moves the table on. */
export const BEFORE_NEXT: readonly DeskBox[] = [SetupDeskBox];

/** How far it is with what plays, beneath that step. */
export const AFTER_NEXT: readonly DeskBox[] = [
  StormDeskBox,
  SpiceBlowDeskBox,
  NexusDeskBox,
  SharedDeskBox,
  CharityDeskBox,
  RevivalDeskBox,
  BiddingDeskBox,
  ShippingDeskBox,
  ShipmentDeskBox,
  BattlesDeskBox,
  HarvestDeskBox,
];

/** What the moderator can do for a seat without a phone. */
export const FOR_SEATS_WITHOUT_PHONES: readonly ComponentType<{ readonly faction: FactionId }>[] = [PassForBox];

/** How the table plays on, which the desk may choose otherwise, beneath the moves of hands. */
export const CHOICES: readonly DeskBox[] = [PaceDeskBox, QuestionTimeBox, BiddingWayBox, MovesMadeBox];

/** What goes on while nobody in particular owes anything, in the words of what plays; `null` where it has none. */
export const whatStands = (table: ModeratorView['table']): { readonly title: string; readonly lead: string } | null =>
  pauseStands(table) ?? biddingStands(table);

/** What can be done besides, beneath those. */
export const AT_ITS_END: readonly DeskBox[] = [DealsDeskBox, DealDeskBox, HouseRulesDeskBox];
