'use client';
import type { ReactNode } from 'react';
import type { FactionId } from '#client';
import { TurnKeeperProvider } from '#app/_features/turn-planner/turn-drafts-provider.tsx';
import { lazyPart } from '#app/_connection/lazy.tsx';
import { PlanKeeperProvider } from './battle/plan/plan-keeper-provider.tsx';

interface HalfDoneProps {
  readonly code: string;
  readonly faction: FactionId;
  readonly children: ReactNode;
}

/** Keeps what is half done of a seat's questions: the plan of a battle, a shipment and a move. */
export const DraftProvider = ({ children, ...seat }: HalfDoneProps) => (
  <PlanKeeperProvider {...seat}>
    <TurnKeeperProvider {...seat}>{children}</TurnKeeperProvider>
  </PlanKeeperProvider>
);

const beforeTheGame = () => import('./swap/before-the-game.ts');
/** Two players change factions, before the game alone: what one may propose, and what another has. */
export const SwapFactions = lazyPart(() => beforeTheGame().then((part) => part.SwapFactions));
export const SwapOffered = lazyPart(() => beforeTheGame().then((part) => part.SwapOffered));
