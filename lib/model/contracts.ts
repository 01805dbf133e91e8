import type { SecretChecksContract } from '../features/secret-checks/contract.ts';
import type { DealingContract } from '../features/dealing/contract.ts';
import type { DealsContract } from '../features/deals/contract.ts';
import type { LettersContract } from '../features/letters/contract.ts';
import type { FreePlayContract } from '../features/free-play/contract.ts';
import type { ChronicleContract } from '../features/chronicle/contract.ts';
import type { CardMemoryContract } from '../features/card-memory/contract.ts';
import type { PaceContract } from '../features/pace/contract.ts';
import type { HandChangesContract } from '../features/hand-changes/contract.ts';
import type { PermissionsContract } from '../features/permissions/contract.ts';
import type { PledgesContract } from '../features/pledges/contract.ts';
import type { StandingCallsContract } from '../features/standing-calls/contract.ts';
import type { PursesContract } from '../features/purses/contract.ts';
import type { QuestionTimeContract } from '../features/question-time/contract.ts';
import type { OpenCardsContract } from '../features/open-cards/contract.ts';
import type { ShowSecretContract } from '../features/show-secret/contract.ts';
import type { AutoPassContract } from '../features/auto-pass/contract.ts';
import type { SwapContract } from '../features/swap/contract.ts';
import type { PausingContract } from '../features/pausing/contract.ts';
import type { SpecialKaramaContract } from '../cards/special-karama/contract.ts';
import type { ResidualPoisonContract } from '../cards/residual-poison/contract.ts';
import type { MercenaryContract } from '../cards/mercenary/contract.ts';
import type { SemutaContract } from '../cards/semuta/contract.ts';
import type { ConeOfSilenceContract } from '../cards/cone-of-silence/contract.ts';
import type { TruthContract } from '../cards/truthtrance/contract.ts';
import type { KwisatzHaderachContract } from '../factions/atreides/kwisatz-haderach/contract.ts';
import type { GiftsContract } from '../factions/emperor/gifts/contract.ts';
import type { AdvisorsContract } from '../factions/bene-gesserit/advisors/contract.ts';
import type { CoexistenceContract } from '../factions/bene-gesserit/coexisting/contract.ts';
import type { BeneGesseritContract } from '../factions/bene-gesserit/contract.ts';
import type { VoiceContract } from '../factions/bene-gesserit/voice/contract.ts';
import type { SpicePeekContract } from '../factions/atreides/spice-peek/contract.ts';
import type { StormCardContract } from '../factions/fremen/storm-card/contract.ts';
import type { WormsContract } from '../factions/fremen/worms/contract.ts';
import type { HarkonnenContract } from '../factions/harkonnen/contract.ts';
import type { HandSwapContract } from '../factions/harkonnen/hand-swap/contract.ts';
import type { OrdersContract } from '../factions/lansraad/orders/contract.ts';
import type { StoppedRevivalContract } from '../factions/tleilaxu/stopped-revival/contract.ts';
import type { DeadTraitorsContract } from '../factions/tleilaxu/dead-traitors/contract.ts';
import type { AttacksContract } from '../factions/bene-tleilaxu/attacks/contract.ts';
import type { AmbushesContract } from '../factions/bene-tleilaxu/ambushes/contract.ts';
import type { TrapsContract } from '../factions/bene-tleilaxu/traps/contract.ts';
import type { MarksContract } from '../factions/bene-tleilaxu/marks/contract.ts';
import type { CardGiftContract } from '../factions/bene-tleilaxu/card-gift/contract.ts';
import type { SpiceWinContract } from '../factions/bene-tleilaxu/spice-win/contract.ts';
import type { GrantsContract } from '../factions/bene-tleilaxu/grants/contract.ts';
import type { BiddingContract } from '../features/bidding/contract.ts';
import type { MainCharactersContract } from '../features/main-characters/contract.ts';
import type { BattleContract } from '../features/battle/contract.ts';
import type { CharityContract } from '../features/charity/contract.ts';
import type { CollectionContract } from '../features/collection/contract.ts';
import type { PauseContract } from '../features/mentat-pause/contract.ts';
import type { MovementContract } from '../features/movement/contract.ts';
import type { NexusContract } from '../features/nexus/contract.ts';
import type { RevivalContract } from '../features/revival/contract.ts';
import type { SetupContract } from '../features/setup/contract.ts';
import type { ShipAndMoveContract } from '../features/ship-and-move/contract.ts';
import type { ShipmentContract } from '../features/shipment/contract.ts';
import type { SpiceBlowContract } from '../features/spice-blow/contract.ts';
import type { StormContract } from '../features/storm/contract.ts';
import type { TurnContract } from '../features/turn/contract.ts';
import type { KanlyContract } from '../modules/duel/kanly/contract.ts';
import type { KanlyCardsContract } from '../modules/duel/kanly-cards/contract.ts';
import type { WarContract } from '../modules/duel/war/contract.ts';
import type { AccessContract } from '../modules/spice-harvest/access/contract.ts';
import type { HarvestsContract } from '../modules/spice-harvest/harvests/contract.ts';
import type { PiecesContract } from '../pieces/contract.ts';

/** The contracts of all features, one line each. The unions of the model are made from this list. */
export interface Contracts {
  readonly pieces: PiecesContract;
  readonly pausing: PausingContract;
  readonly pace: PaceContract;
  readonly questionTime: QuestionTimeContract;
  readonly autoPass: AutoPassContract;
  readonly pledges: PledgesContract;
  readonly gifts: GiftsContract;
  readonly purses: PursesContract;
  readonly permissions: PermissionsContract;
  readonly standingCalls: StandingCallsContract;
  readonly swap: SwapContract;
  readonly dealing: DealingContract;
  readonly deals: DealsContract;
  readonly letters: LettersContract;
  readonly handChanges: HandChangesContract;
  readonly openCards: OpenCardsContract;
  readonly cardMemory: CardMemoryContract;
  readonly showSecret: ShowSecretContract;
  readonly freePlay: FreePlayContract;
  readonly truthtrance: TruthContract;
  readonly coneOfSilence: ConeOfSilenceContract;
  readonly residualPoison: ResidualPoisonContract;
  readonly semuta: SemutaContract;
  readonly mercenary: MercenaryContract;
  readonly specialKarama: SpecialKaramaContract;
  readonly kwisatzHaderach: KwisatzHaderachContract;
  readonly voice: VoiceContract;
  readonly beneGesserit: BeneGesseritContract;
  readonly advisors: AdvisorsContract;
  readonly coexistence: CoexistenceContract;
  readonly stormCard: StormCardContract;
  readonly spicePeek: SpicePeekContract;
  readonly fremenWorms: WormsContract;
  readonly harkonnen: HarkonnenContract;
  readonly handSwap: HandSwapContract;
  readonly orders: OrdersContract;
  readonly cardGift: CardGiftContract;
  readonly spiceWin: SpiceWinContract;
  readonly grants: GrantsContract;
  readonly marks: MarksContract;
  readonly deadTraitors: DeadTraitorsContract;
  readonly stoppedRevival: StoppedRevivalContract;
  readonly ambushes: AmbushesContract;
  readonly attacks: AttacksContract;
  readonly traps: TrapsContract;
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
  readonly mainCharacters: MainCharactersContract;
  readonly mentatPause: PauseContract;
  readonly chronicle: ChronicleContract;
  readonly turn: TurnContract;
  readonly accessCards: AccessContract;
  readonly harvests: HarvestsContract;
  readonly kanly: KanlyContract;
  readonly war: WarContract;
  readonly kanlyCards: KanlyCardsContract;
  readonly secretChecks: SecretChecksContract;
}

/** One part of a contract; `never` if the contract does not have this part. */
export type ContractPart<Contract, Name extends string> = Contract extends { readonly [N in Name]: infer Of }
  ? Of
  : never;

/** One part of all contracts, as a union. */
export type UnionOf<Name extends string> = {
  [One in keyof Contracts]: ContractPart<Contracts[One], Name>;
}[keyof Contracts];

/** One part of all contracts, merged into one type. */
export type MergeOf<Name extends string> = AllAtOnce<UnionOf<Name>>;

type AllAtOnce<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Whole) => void
  ? Whole
  : never;
