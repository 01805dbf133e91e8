'use client';
import type { ComponentType } from 'react';
import type { PromptKind } from '#client';
import { BattlePlanPage } from '../plan/battle-plan.tsx';
import { SealedPlanPage } from '../plan/sealed-plan.tsx';
import { BattleResultPage } from '../result/battle-result.tsx';
import { StormCardPage } from '../storm/storm-card.tsx';
import { StormLossesPage } from '../storm/storm-losses.tsx';
import { DrawOwnPage } from '../setup/draw-own-page.tsx';
import { PredictPage } from '../setup/predict-page.tsx';
import { SetupDonePage } from '../setup/setup-done-page.tsx';
import { SpreadForcesPage } from '../setup/spread-forces-page.tsx';
import { StartAnywherePage } from '../setup/start-anywhere-page.tsx';
import { StormDialPage } from '../storm/storm-dial.tsx';
import { BringReservesPage } from '../shipment/bring-reserves-page.tsx';
import { BoardSaidPage } from '../board/board-said.tsx';
import { CheckBoardPage } from '../board/check-board.tsx';
import { StonePage } from '../window/stone-page.tsx';
import { AnnounceNoLeaderPage } from './announce-no-leader.tsx';
import { CapturePage } from './capture.tsx';
import { CaptivePage } from './captive.tsx';
import { CheckOwnPage } from './check-own.tsx';
import { ChooseBattlePage } from './choose-battle.tsx';
import { ChooseLossesPage } from './choose-losses.tsx';
import { ChooseTraitorPage } from './choose-traitor.tsx';
import { ConsentNoLeaderPage } from './consent-no-leader.tsx';
import { KeepCardsPage } from './keep-cards.tsx';
import { OpenPredictionPage } from './open-prediction.tsx';
import { PresciencePage } from './prescience.tsx';
import type { PromptPageProps } from './prompt-page.ts';
import { ShowElementPage } from './show-element.tsx';
import { SeePlanPage } from './see-plan.tsx';
import { TellTruthPage } from './tell-truth.tsx';
import { VoicePage } from './voice.tsx';

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
