import type { FeatureQuestions, Prompt, PromptKind } from '#client';
import type { Asker } from '#app/_components/prompt/prompt-page.ts';
import type { PromptPages } from '#app/_components/prompt/prompt-pages.ts';
import type { PromptPresentation } from '#app/_components/prompt/prompt-presentation.ts';
import { asks as advisors } from './advisors/asks.ts';
import { asks as battle } from './battle/asks.ts';
import { asks as bidding } from './bidding/asks.ts';
import { asks as charity } from './charity/asks.ts';
import { asks as checks } from './secret-checks/asks.ts';
import { asks as collection } from './collection/asks.ts';
import { asks as dealing } from './dealing/asks.ts';
import { asks as freePlay } from './free-play/asks.ts';
import { asks as fremenWorms } from './fremen-worms/asks.ts';
import { asks as handSwap } from './hand-swap/asks.ts';
import { asks as harkonnen } from './harkonnen/asks.ts';
import { asks as karama } from './karama/asks.ts';
import { asks as mentatPause } from './mentat-pause/asks.ts';
import { asks as movement } from './movement/asks.ts';
import { asks as nexus } from './nexus/asks.ts';
import { asks as revival } from './revival/asks.ts';
import { asks as setup } from './setup/asks.ts';
import { asks as shipAndMove } from './ship-and-move/asks.ts';
import { asks as shipment } from './shipment/asks.ts';
import { asks as spiceBlow } from './spice-blow/asks.ts';
import { asks as storm } from './storm/asks.ts';
import { asks as stormCard } from './storm-card/asks.ts';
import { asks as truthtrance } from './truthtrance/asks.ts';
import { asks as voice } from './voice/asks.ts';

/** What each feature asks; one that asks something does not compile until it stands here, nor while a page of it is missing. */
const ASKS: { readonly [Feature in keyof FeatureQuestions]: PromptPages<Feature> } = {
  advisors,
  dealing,
  freePlay,
  truthtrance,
  voice,
  stormCard,
  fremenWorms,
  harkonnen,
  handSwap,
  setup,
  storm,
  nexus,
  spiceBlow,
  charity,
  revival,
  bidding,
  shipAndMove,
  shipment,
  movement,
  battle,
  collection,
  mentatPause,
  secretChecks: checks,
  karama,
};

// No two features ask the same, which a check of the contracts holds.
const BY_KIND = Object.assign({}, ...Object.values(ASKS).map(({ presentation }) => presentation)) as Readonly<
  Record<PromptKind, PromptPresentation>
>;
const ASKERS = new Map(
  Object.entries(ASKS).flatMap(([feature, { presentation }]) =>
    Object.keys(presentation).map((kind) => [kind, feature]),
  ),
) as ReadonlyMap<PromptKind, keyof FeatureQuestions>;

/** How a prompt is put. */
export const mannerOf = ({ kind }: Pick<Prompt, 'kind'>): PromptPresentation => BY_KIND[kind];

/** Whose question a prompt is. */
export const askerOf = ({ kind }: Pick<Prompt, 'kind'>): keyof FeatureQuestions | undefined => ASKERS.get(kind);

/** The pages of each feature that fill a phone, a chunk each. */
export const PAGES_OF = Object.entries(ASKS).flatMap(([asker, asks]) =>
  'pages' in asks ? [[asker as Asker, asks.pages] as const] : [],
);
