'use client';
import type { ComponentType } from 'react';
import type { PromptKind } from '#client';
import { BattlePlanPage } from '#app/_features/battle/plan/battle-plan.tsx';
import { SealedPlanPage } from '#app/_features/battle/plan/sealed-plan.tsx';
import { BattleResultPage } from '#app/_features/battle/result/battle-result.tsx';
import { StormCardPage } from '#app/_features/storm-card/storm-card.tsx';
import { StormLossesPage } from '#app/_features/storm/storm-losses.tsx';
import { DrawOwnPage } from '#app/_features/setup/draw-own-page.tsx';
import { PredictPage } from '#app/_features/setup/predict-page.tsx';
import { SetupDonePage } from '#app/_features/setup/setup-done-page.tsx';
import { SpreadForcesPage } from '#app/_features/setup/spread-forces-page.tsx';
import { StartAnywherePage } from '#app/_features/setup/start-anywhere-page.tsx';
import { StormDialPage } from '#app/_features/storm/storm-dial.tsx';
import { BringReservesPage } from '#app/_features/shipment/bring-reserves-page.tsx';
import { BoardSaidPage } from '#app/_features/mentat-pause/board-said.tsx';
import { CheckBoardPage } from '#app/_features/mentat-pause/check-board.tsx';
import { StonePage } from '#app/_components/window/stone-page.tsx';
import { AnnounceNoLeaderPage } from '#app/_features/battle/announce-no-leader.tsx';
import { CapturePage } from '#app/_features/harkonnen/capture.tsx';
import { CaptivePage } from '#app/_features/harkonnen/captive.tsx';
import { CheckOwnPage } from '#app/_features/checks/check-own.tsx';
import { ChooseBattlePage } from '#app/_features/battle/choose-battle.tsx';
import { ChooseLossesPage } from '#app/_features/battle/choose-losses.tsx';
import { ChooseTraitorPage } from '#app/_features/dealing/choose-traitor.tsx';
import { ConsentNoLeaderPage } from '#app/_features/battle/consent-no-leader.tsx';
import { KeepCardsPage } from '#app/_features/battle/keep-cards.tsx';
import { OpenPredictionPage } from '#app/_features/mentat-pause/open-prediction.tsx';
import { PresciencePage } from '#app/_features/battle/prescience.tsx';
import type { PromptPageProps } from '#app/_components/question/prompt-page.ts';
import { ShowElementPage } from '#app/_features/battle/show-element.tsx';
import { SeePlanPage } from '#app/_features/battle/see-plan.tsx';
import { TellTruthPage } from '#app/_features/truthtrance/tell-truth.tsx';
import { VoicePage } from '#app/_features/voice/voice.tsx';

/** A free play is offered beside everything else, and never fills the phone. */
type Asked = Exclude<PromptKind, 'free-play'>;

type Pages = { readonly [Kind in Asked]: ComponentType<PromptPageProps<Kind>> };

/** One component for each question the engine can ask; a new kind does not compile until it stands here. */
const PAGES: Pages = {
  'choose-battle': ChooseBattlePage,
  voice: VoicePage,
  prescience: PresciencePage,
  'show-element': ShowElementPage,
  'announce-no-leader': AnnounceNoLeaderPage,
  'consent-no-leader': ConsentNoLeaderPage,
  'battle-plan': PlanPage,
  interfere: StonePage,
  treachery: StonePage,
  'storm-dial': StormDialPage,
  'storm-card': StormCardPage,
  'storm-losses': StormLossesPage,
  'bring-reserves': BringReservesPage,
  'weather-control': StonePage,
  'family-atomics': StonePage,
  'choose-losses': ChooseLossesPage,
  'keep-cards': KeepCardsPage,
  capture: CapturePage,
  captive: CaptivePage,
  'battle-done': BattleResultPage,
  'check-board': BoardPage,
  'open-prediction': OpenPredictionPage,
  'see-plan': SeePlanPage,
  'tell-truth': TellTruthPage,
  'check-own': CheckOwnPage,
  'choose-traitor': ChooseTraitorPage,
  predict: PredictPage,
  'draw-own': DrawOwnPage,
  'spread-forces': SpreadForcesPage,
  'start-anywhere': StartAnywherePage,
  'setup-done': SetupDonePage,
};

function BoardPage(props: PromptPageProps<'check-board'>) {
  return props.prompt.sealed ? <BoardSaidPage {...props} /> : <CheckBoardPage {...props} />;
}

function PlanPage(props: PromptPageProps<'battle-plan'>) {
  return props.prompt.sealed ? <SealedPlanPage {...props} /> : <BattlePlanPage {...props} />;
}

/** The page for a prompt. */
export function PromptPage(props: PromptPageProps) {
  // The map pairs each kind with its own page; TypeScript cannot follow a kind that is only known at run time.
  const Page = PAGES[props.prompt.kind as Asked] as ComponentType<PromptPageProps>;
  return <Page {...props} />;
}
