'use client';
import type { ComponentType } from 'react';
import { lazyPart } from '#app/_connection/lazy.tsx';
import type { Geometry } from '#app/_components/map/geometry.ts';
import type { LogFact, TableView } from '#client';
import type { Scene } from '#app/_components/status-screen/scene.ts';
import { BattleOrbit, hasBattlesAhead } from './battle/battle-orbit.tsx';
import { useTheatre } from './battle/theatre/use-theatre.tsx';
import { CharityScreenPanel, charitySaysAll } from './charity/screen-panel.tsx';
import { collectionOf } from './collection/collection-scene.tsx';
import { DealsScreenPanel, dealsSayAll } from './deals/screen-panel.tsx';
import { formatDealMade } from './deals/news.ts';
import { endingOf } from './chronicle/ending-scene.tsx';
import { formatCounted } from './mentat-pause/news.ts';
import { nexusOf } from './nexus/nexus-scene.tsx';
import { PaceScreenPanel, paceSaysAll } from './pace/screen-panel.tsx';
import { MentatPauseScreenPanel, pauseSaysAll } from './mentat-pause/screen-panel.tsx';
import { RevivalScreenPanel, revivalSaysAll } from './revival/screen-panel.tsx';
import { ShipAndMoveScreenPanel, shippingSaysAll } from './ship-and-move/screen-panel.tsx';
import { SetupScreenPanel } from './setup/screen-panel.tsx';
import { biddingOf } from './bidding/bidding-scene.tsx';
import { SpiceBlowScreenPanel } from './spice-blow/screen-panel.tsx';
import { useBlow } from './spice-blow/blow-scene.tsx';
import { StormScreenPanel, stormSaysAll } from './storm/screen-panel.tsx';

interface OnScreenProps {
  readonly table: TableView;
}

/** What fills the screen now, if anything does: a battle is played to its end before the ending is told, and spice is counted line by line. */
export function useScene(table: TableView): Scene | null {
  const theatre = useTheatre(table);
  const blow = useBlow(table);
  return theatre ?? endingOf(table) ?? nexusOf(table) ?? blow ?? biddingOf(table) ?? collectionOf(table);
}

/** Beside the planet, in this order; each is nothing while its feature does not play. */
export const BOXES: readonly ComponentType<OnScreenProps>[] = [
  SetupScreenPanel,
  StormScreenPanel,
  SpiceBlowScreenPanel,
  CharityScreenPanel,
  RevivalScreenPanel,
  ShipAndMoveScreenPanel,
  MentatPauseScreenPanel,
  PaceScreenPanel,
  DealsScreenPanel,
];

interface OnGroundProps extends OnScreenProps {
  readonly geometry: Geometry;
}

/** On the planet, between its ground and what stands there; each is nothing while its feature does not play. */
export const ON_GROUND: readonly ComponentType<OnGroundProps>[] = [
  lazyPart(
    () => import('./ship-and-move/tracks.tsx').then((part) => part.Tracks),
    () => null,
  ),
];

const SAY_ALL: readonly ((table: TableView) => boolean)[] = [
  stormSaysAll,
  charitySaysAll,
  revivalSaysAll,
  shippingSaysAll,
  pauseSaysAll,
  dealsSayAll,
  paceSaysAll,
];

/** Whether a box says all there is to say: then nobody is named as awaited beside it. */
export const saysAllThereIs = (table: TableView): boolean => SAY_ALL.some((says) => says(table));

/** What stands on the limb of the planet instead of the turn. */
export const limbOf = (table: TableView): ComponentType<OnScreenProps> | null =>
  hasBattlesAhead(table) ? BattleOrbit : null;

/** Whether something of a game is seen that leaves nothing on the board: then the screen gathers people no more. */
export const isPlayed = ({ stormPhase }: TableView): boolean => stormPhase !== null;

/** Whether a box names people where they are awaited: then they are not named beside their factions as well. */
export const namesPeople = ({ setup }: TableView): boolean => setup !== null;

/** What is told as news, whatever fills the screen; `null` of what is read in the log alone. */
export const newsOf = (fact: LogFact): string | null => formatDealMade(fact) ?? formatCounted(fact);
