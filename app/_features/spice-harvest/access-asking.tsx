'use client';
import type { AskingParts } from '#app/_components/feature/asking-slots.ts';
import { ChooseOneCovered } from '#app/_components/prompt/choose-one-prompt.tsx';
import { CoveredPrompt } from '#app/_components/prompt/covered-prompt.tsx';
import { OneTapPrompt } from '#app/_components/prompt/one-tap-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { Stepper } from '#app/_components/stepper.tsx';
import {
  ACCESS_BID,
  formatPlaceInRow,
  LOOK_AT_CARD,
  TRADING_DONE,
} from '#lib/modules/spice-harvest/access/messages/phone.ts';
import { DrawCardsPage, PickCardPage, ReturnCardPage, TakeCardPage } from './access-rapid.tsx';
import { ClaimsPage } from './access-claims.tsx';
import { PlacementPage } from './placement.tsx';
import type { accessCards } from './access-feature.ts';

/** More than any faction has. */
const MOST = 99;

/** Asks for the highest price. The last limit is the proposal, so that one tap repeats it. */
const BidPage = (page: PromptPageProps<'access-bid'>) => (
  <CoveredPrompt
    page={page}
    what={ACCESS_BID.what}
    missing={ACCESS_BID.missing}
    act={ACCESS_BID.act}
    first={{ answer: page.prompt.stands ?? 0 }}
    choices={(wanted, choose) => (
      <Stepper
        label={ACCESS_BID.label}
        value={Number(wanted ?? 0)}
        from={0}
        to={page.view.mine.spice === 'uncounted' ? MOST : page.view.mine.spice}
        onChange={choose}
      />
    )}
  />
);

const LookPage = (page: PromptPageProps<'look-at-access-card'>) => (
  <ChooseOneCovered
    page={page}
    what={LOOK_AT_CARD.what}
    words={LOOK_AT_CARD}
    choices={page.prompt.row.map((value, at) => ({ value, says: formatPlaceInRow(at + 1) }))}
  />
);

const ReadyPage = (page: PromptPageProps<'trading-ready'>) => (
  <OneTapPrompt page={page} choices={[{ value: true, says: TRADING_DONE, tone: 'act' }]} />
);

export const asking: AskingParts<'accessCards', typeof accessCards> = {
  pages: {
    'access-bid': BidPage,
    'look-at-access-card': LookPage,
    'trading-ready': ReadyPage,
    'take-access-card': TakeCardPage,
    'return-access-card': ReturnCardPage,
    'draw-access-cards': DrawCardsPage,
    'pick-access-card': PickCardPage,
    'tell-placement': PlacementPage,
    'claim-strongholds': ClaimsPage,
  },
};
