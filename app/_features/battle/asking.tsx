'use client';
import type { AskingParts } from '#app/_components/feature/asking-slots.ts';
import { AnnounceNoLeaderPage } from './announce-no-leader.tsx';
import { ChooseBattlePage } from './choose-battle.tsx';
import { ChooseLossesPage } from './choose-losses.tsx';
import { ConsentNoLeaderPage } from './consent-no-leader.tsx';
import { KeepCardsPage } from './keep-cards.tsx';
import { PlanKeeperProvider } from './plan/plan-keeper-provider.tsx';
import { PlanPage } from './plan/plan-page.tsx';
import { UnsentPlan } from './plan/unsent-plan.tsx';
import { PresciencePage } from './prescience.tsx';
import { formatFoughtNow, stepsOfBattle } from './progress.tsx';
import { BattleResultPage } from './result/battle-result.tsx';
import { ReadingOut } from './result/reading-out.tsx';
import { SeePlanPage } from './see-plan.tsx';
import { ShowElementPage } from './show-element.tsx';
import { TraitorCallPage } from './traitor-call/traitor-call-page.tsx';
import type { battle } from './feature.ts';

export const asking: AskingParts<'battle', typeof battle> = {
  pages: {
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
  },
  unsent: { 'battle-plan': UnsentPlan },
  progress: stepsOfBattle,
  course: formatFoughtNow,
  drafts: PlanKeeperProvider,
  readingOut: ReadingOut,
};
