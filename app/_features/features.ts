import type { FeatureQuestions, FeatureSecrets } from '#client';
import type { Feature } from '#app/_components/feature/feature.ts';
import { advisors } from './advisors/feature.ts';
import { coexistence } from './coexistence/feature.ts';
import { autoPass } from './auto-pass/feature.ts';
import { battle } from './battle/feature.ts';
import { beneGesserit } from './bene-gesserit/feature.ts';
import { bidding } from './bidding/feature.ts';
import { cardMemory } from './card-memory/feature.ts';
import { cardGift } from './card-gift/feature.ts';
import { charity } from './charity/feature.ts';
import { chronicle } from './chronicle/feature.ts';
import { collection } from './collection/feature.ts';
import { dealing } from './dealing/feature.ts';
import { deals } from './deals/feature.ts';
import { letters } from './letters/feature.ts';
import { freePlay } from './free-play/feature.ts';
import { fremenWorms } from './fremen-worms/feature.ts';
import { gifts } from './gifts/feature.ts';
import { grants } from './grants/feature.ts';
import { handChanges } from './hand-changes/feature.ts';
import { handSwap } from './hand-swap/feature.ts';
import { harkonnen } from './harkonnen/feature.ts';
import { houseRules } from './house-rules/feature.ts';
import { kanly } from './kanly/feature.ts';
import { kanlyCards } from './kanly-cards/feature.ts';
import { war } from './war/feature.ts';
import { karama } from './karama/feature.ts';
import { kwisatzHaderach } from './kwisatz-haderach/feature.ts';
import { mainCharacters } from './main-characters/feature.ts';
import { stoppedRevival } from './stopped-revival/feature.ts';
import { deadTraitors } from './dead-traitors/feature.ts';
import { attacks } from './attacks/feature.ts';
import { ambushes } from './ambushes/feature.ts';
import { traps } from './traps/feature.ts';
import { marks } from './marks/feature.ts';
import { mentatPause } from './mentat-pause/feature.ts';
import { movement } from './movement/feature.ts';
import { nexus } from './nexus/feature.ts';
import { orders } from './orders/feature.ts';
import { openCards } from './open-cards/feature.ts';
import { pace } from './pace/feature.ts';
import { permissions } from './permissions/feature.ts';
import { pieces } from './pieces/feature.ts';
import { pledges } from './pledges/feature.ts';
import { questionTime } from './question-time/feature.ts';
import { residualPoison } from './residual-poison/feature.ts';
import { mercenary } from './mercenary/feature.ts';
import { semuta } from './semuta/feature.ts';
import { revival } from './revival/feature.ts';
import { secretChecks } from './secret-checks/feature.ts';
import { accessCards } from './spice-harvest/access-feature.ts';
import { setup } from './setup/feature.ts';
import { shipAndMove } from './ship-and-move/feature.ts';
import { shipment } from './shipment/feature.ts';
import { showSecret } from './show-secret/feature.ts';
import { specialKarama } from './special-karama/feature.ts';
import { spiceWin } from './spice-win/feature.ts';
import { spiceBlow } from './spice-blow/feature.ts';
import { harvests } from './spice-harvest/feature.ts';
import { spicePeek } from './spice-peek/feature.ts';
import { standingCalls } from './standing-calls/feature.ts';
import { storm } from './storm/feature.ts';
import { stormCard } from './storm-card/feature.ts';
import { swap } from './swap/feature.ts';
import { coneOfSilence } from './cone-of-silence/feature.ts';
import { truthtrance } from './truthtrance/feature.ts';
import { turn } from './turn/feature.ts';
import { voice } from './voice/feature.ts';

/**
 * All features with pages. A feature that asks something or holds a secret compiles only if it is listed here.
 */
export const FEATURES = {
  advisors,
  coexistence,
  autoPass,
  battle,
  beneGesserit,
  bidding,
  cardMemory,
  charity,
  chronicle,
  collection,
  dealing,
  deals,
  letters,
  freePlay,
  fremenWorms,
  gifts,
  grants,
  handChanges,
  handSwap,
  harkonnen,
  harvests,
  houseRules,
  kanly,
  kanlyCards,
  war,
  karama,
  kwisatzHaderach,
  mainCharacters,
  cardGift,
  spiceWin,
  marks,
  deadTraitors,
  stoppedRevival,
  ambushes,
  attacks,
  traps,
  mentatPause,
  movement,
  orders,
  nexus,
  openCards,
  pace,
  permissions,
  pieces,
  pledges,
  questionTime,
  residualPoison,
  semuta,
  mercenary,
  revival,
  secretChecks,
  accessCards,
  setup,
  shipAndMove,
  shipment,
  showSecret,
  specialKarama,
  spiceBlow,
  spicePeek,
  standingCalls,
  storm,
  stormCard,
  swap,
  truthtrance,
  coneOfSilence,
  turn,
  voice,
} satisfies { readonly [Name in keyof FeatureQuestions | keyof FeatureSecrets]: Feature<Name> } & Readonly<
  Record<string, Feature>
>;

export type FeatureName = keyof typeof FEATURES;

/** The parts that load together: a phone with a question, a phone between decisions, the screen, the desk. */
export type Bundle = 'asking' | 'phone' | 'screen' | 'desk';

/** The features that fill slots of a bundle. */
export type FeaturesOn<Of extends Bundle> = {
  readonly [Name in FeatureName]: Of extends keyof (typeof FEATURES)[Name] ? Name : never;
}[FeatureName];
