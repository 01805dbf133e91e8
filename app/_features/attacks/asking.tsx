'use client';
import type { AskingParts } from '#app/_components/feature/asking-slots.ts';
import { AttackCardPage } from './attack-card-page.tsx';
import { AttackLeaderPage } from './attack-leader-page.tsx';
import { CommandAttackPage } from './command-attack-page.tsx';
import type { attacks } from './feature.ts';

export const attacksAsking: AskingParts<'attacks', typeof attacks> = {
  pages: {
    'attack-leader': AttackLeaderPage,
    'command-attack': CommandAttackPage,
    'attack-card': AttackCardPage,
  },
};
