'use client';
import type { Pages, UnsentPages } from '#app/_components/prompt/prompt-page.ts';
import { AnnounceNoLeaderPage } from './announce-no-leader.tsx';
import { ChooseBattlePage } from './choose-battle.tsx';
import { ChooseLossesPage } from './choose-losses.tsx';
import { ConsentNoLeaderPage } from './consent-no-leader.tsx';
import { KeepCardsPage } from './keep-cards.tsx';
import { PlanPage } from './plan/plan-page.tsx';
import { UnsentPlan } from './plan/unsent-plan.tsx';
import { PresciencePage } from './prescience.tsx';
import { BattleResultPage } from './result/battle-result.tsx';
import { SeePlanPage } from './see-plan.tsx';
import { ShowElementPage } from './show-element.tsx';
import { TraitorCallPage } from './traitor-call/traitor-call-page.tsx';

export { SeenPlan } from './plan/seen-plan.tsx';

export const pages: Pages<'battle'> = {
  'choose-battle': ChooseBattlePage,
  prescience: PresciencePage,
  'show-element': ShowElementPage,
  'announce-no-leader': AnnounceNoLeaderPage,
  'consent-no-leader': ConsentNoLeaderPage,
  'see-plan': SeePlanPage,
  'battle-plan': PlanPage,
  'traitor-call': TraitorCallPage,
  'choose-losses': ChooseLossesPage,
  'keep-cards': KeepCardsPage,
  'battle-done': BattleResultPage,
};

export const unsent: UnsentPages<'battle'> = { 'battle-plan': UnsentPlan };
