import type { FeatureQuestions, Prompt, PromptKind } from '#client';
import type { Manner, Manners } from '#app/_components/question/manner.ts';
import { manner as advisors } from './advisors/manner.ts';
import { manner as battle } from './battle/manner.ts';
import { manner as bidding } from './bidding/manner.ts';
import { manner as charity } from './charity/manner.ts';
import { manner as checks } from './checks/manner.ts';
import { manner as collection } from './collection/manner.ts';
import { manner as dealing } from './dealing/manner.ts';
import { manner as freePlay } from './free-play/manner.ts';
import { manner as fremenWorms } from './fremen-worms/manner.ts';
import { manner as handSwap } from './hand-swap/manner.ts';
import { manner as harkonnen } from './harkonnen/manner.ts';
import { manner as karama } from './karama/manner.ts';
import { manner as mentatPause } from './mentat-pause/manner.ts';
import { manner as movement } from './movement/manner.ts';
import { manner as nexus } from './nexus/manner.ts';
import { manner as revival } from './revival/manner.ts';
import { manner as setup } from './setup/manner.ts';
import { manner as shipAndMove } from './ship-and-move/manner.ts';
import { manner as shipment } from './shipment/manner.ts';
import { manner as spiceBlow } from './spice-blow/manner.ts';
import { manner as storm } from './storm/manner.ts';
import { manner as stormCard } from './storm-card/manner.ts';
import { manner as truthtrance } from './truthtrance/manner.ts';
import { manner as voice } from './voice/manner.ts';

/** How each feature puts its questions; one that asks something does not compile until it stands here. */
const MANNERS: { readonly [Feature in keyof FeatureQuestions]: Manners<Feature> } = {
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
  checks,
  karama,
};

// No two features ask the same, which a check of the contracts holds.
const BY_KIND = Object.assign({}, ...Object.values(MANNERS)) as Readonly<Record<PromptKind, Manner>>;
const ASKERS = new Map(
  Object.entries(MANNERS).flatMap(([feature, manners]) => Object.keys(manners).map((kind) => [kind, feature])),
) as ReadonlyMap<PromptKind, keyof FeatureQuestions>;

/** How a prompt is put. */
export const mannerOf = ({ kind }: Pick<Prompt, 'kind'>): Manner => BY_KIND[kind];

/** Whose question a prompt is. */
export const askerOf = ({ kind }: Pick<Prompt, 'kind'>): keyof FeatureQuestions | undefined => ASKERS.get(kind);
