'use client';
import type { AskingParts } from '#app/_components/feature/asking-slots.ts';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { MoveForm } from '#app/_features/turn-planner/move-form.tsx';
import { ShipForm } from '#app/_features/turn-planner/ship-form.tsx';
import { TurnKeeperProvider } from '#app/_features/turn-planner/turn-drafts-provider.tsx';
import { ActNowPage, NowButton } from './act-now.tsx';
import type { shipAndMove } from './feature.ts';

/** After a player has prepared a turn, the page closes and the phone shows the waiting page. */
const PrepareShipmentPage = (page: PromptPageProps<'prepare-shipment'>) => (
  <ShipForm
    page={laying(page)}
    laid={page.view.mine.ownTurn.prepared?.shipment ?? null}
    ahead
    above={<NowButton {...page} />}
  />
);

const PrepareMovePage = (page: PromptPageProps<'prepare-move'>) => (
  <MoveForm
    page={laying(page)}
    laid={page.view.mine.ownTurn.prepared?.movement ?? null}
    ahead
    above={<NowButton {...page} />}
  />
);

function laying<Page extends Pick<PromptPageProps, 'onAnswer' | 'onLeave'>>(page: Page): Page {
  return {
    ...page,
    onAnswer: (value) => {
      page.onAnswer(value);
      page.onLeave();
    },
  };
}

export const asking: AskingParts<'shipAndMove', typeof shipAndMove> = {
  pages: {
    'act-now': ActNowPage,
    'prepare-shipment': PrepareShipmentPage,
    'prepare-move': PrepareMovePage,
  },
  drafts: TurnKeeperProvider,
};
