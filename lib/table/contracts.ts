import type { ChecksContract } from '../activities/checks/contract.ts';
import type { DealingContract } from '../activities/dealing/contract.ts';
import type { DealsContract } from '../activities/deals/contract.ts';
import type { FreePlayContract } from '../activities/free-play/contract.ts';
import type { MemoryContract } from '../activities/memory/contract.ts';
import type { PaceContract } from '../activities/pace/contract.ts';
import type { PassingContract } from '../activities/passing/contract.ts';
import type { PermissionsContract } from '../activities/permissions/contract.ts';
import type { PledgesContract } from '../activities/pledges/contract.ts';
import type { CallsContract } from '../activities/prepared-calls/contract.ts';
import type { PursesContract } from '../activities/purses/contract.ts';
import type { QuestionTimeContract } from '../activities/question-time/contract.ts';
import type { RecordsContract } from '../activities/records/contract.ts';
import type { ShowingContract } from '../activities/showing/contract.ts';
import type { AsideContract } from '../activities/standing-aside/contract.ts';
import type { SwapContract } from '../activities/swap/contract.ts';
import type { TalkingContract } from '../activities/talking/contract.ts';
import type { SpecialKaramaContract } from '../cards/special-karama/contract.ts';
import type { TruthContract } from '../cards/truthtrance/contract.ts';
import type { KwisatzHaderachContract } from '../factions/atreides/kwisatz-haderach/contract.ts';
import type { WealthContract } from '../factions/emperor/wealth/contract.ts';
import type { AdvisorsContract } from '../factions/bene-gesserit/advisors/contract.ts';
import type { BeneGesseritContract } from '../factions/bene-gesserit/contract.ts';
import type { VoiceContract } from '../factions/bene-gesserit/voice/contract.ts';
import type { SpicePeekContract } from '../factions/atreides/spice-peek/contract.ts';
import type { StormCardContract } from '../factions/fremen/storm-card/contract.ts';
import type { WormsContract } from '../factions/fremen/worms/contract.ts';
import type { HarkonnenContract } from '../factions/harkonnen/contract.ts';
import type { HandSwapContract } from '../factions/harkonnen/swap/contract.ts';
import type { BiddingContract } from '../phases/bidding/contract.ts';
import type { BattleContract } from '../phases/battle/contract.ts';
import type { CharityContract } from '../phases/charity/contract.ts';
import type { CollectionContract } from '../phases/collection/contract.ts';
import type { PauseContract } from '../phases/mentat-pause/contract.ts';
import type { MovementContract } from '../phases/movement/contract.ts';
import type { NexusContract } from '../phases/nexus/contract.ts';
import type { RevivalContract } from '../phases/revival/contract.ts';
import type { SetupContract } from '../phases/setup/contract.ts';
import type { ShipAndMoveContract } from '../phases/ship-and-move/contract.ts';
import type { ShipmentContract } from '../phases/shipment/contract.ts';
import type { SpiceBlowContract } from '../phases/spice-blow/contract.ts';
import type { StormContract } from '../phases/storm/contract.ts';
import type { TurnContract } from '../phases/turn/contract.ts';
import type { PiecesContract } from '../pieces/contract.ts';

/** Every feature that plays, with its types: one line each. What they say together is made from this list. */
export interface Contracts {
  readonly pieces: PiecesContract;
  readonly talking: TalkingContract;
  readonly pace: PaceContract;
  readonly questionTime: QuestionTimeContract;
  readonly standingAside: AsideContract;
  readonly pledges: PledgesContract;
  readonly wealth: WealthContract;
  readonly purses: PursesContract;
  readonly permissions: PermissionsContract;
  readonly preparedCalls: CallsContract;
  readonly swap: SwapContract;
  readonly dealing: DealingContract;
  readonly deals: DealsContract;
  readonly passing: PassingContract;
  readonly records: RecordsContract;
  readonly memory: MemoryContract;
  readonly showing: ShowingContract;
  readonly freePlay: FreePlayContract;
  readonly truthtrance: TruthContract;
  readonly specialKarama: SpecialKaramaContract;
  readonly kwisatzHaderach: KwisatzHaderachContract;
  readonly voice: VoiceContract;
  readonly beneGesserit: BeneGesseritContract;
  readonly advisors: AdvisorsContract;
  readonly stormCard: StormCardContract;
  readonly spicePeek: SpicePeekContract;
  readonly fremenWorms: WormsContract;
  readonly harkonnen: HarkonnenContract;
  readonly handSwap: HandSwapContract;
  readonly setup: SetupContract;
  readonly storm: StormContract;
  readonly nexus: NexusContract;
  readonly spiceBlow: SpiceBlowContract;
  readonly charity: CharityContract;
  readonly revival: RevivalContract;
  readonly bidding: BiddingContract;
  readonly shipment: ShipmentContract;
  readonly movement: MovementContract;
  readonly shipAndMove: ShipAndMoveContract;
  readonly battle: BattleContract;
  readonly collection: CollectionContract;
  readonly mentatPause: PauseContract;
  readonly turn: TurnContract;
  readonly checks: ChecksContract;
}

/** One part of a contract; nothing where it has none. */
export type Part<Contract, Name extends string> = Contract extends { readonly [N in Name]: infer Of } ? Of : never;

/** One part of all contracts together. */
export type All<Name extends string> = {
  [One in keyof Contracts]: Part<Contracts[One], Name>;
}[keyof Contracts];

/** One part of all contracts at once: everything that any of them has in it. */
export type Together<Name extends string> = AllAtOnce<All<Name>>;

type AllAtOnce<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Whole) => void
  ? Whole
  : never;
