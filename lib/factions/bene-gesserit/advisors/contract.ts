import type { AdvantageId } from '../../../model/advantages.ts';
import type { ForcesSide, ForceStack, Forces, Place } from '../../../model/board.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { Arrival } from '../../../model/shipping-types.ts';
import type { TerritoryId } from '../../../model/territories.ts';

/**
 * The kinds of question: whether a force accompanies a shipment, whether fighters turn, or where advisors will fight.
 */
export type AdvisorsCall = 'send' | 'intrusion' | 'battles';

/** A question about advisors. It lies on top of a turn, or comes before the first turn. */
export interface AdvisorsActivity {
  readonly kind: 'advisors';
  readonly id: 'advisors';
  readonly faction: FactionId;
  readonly call: AdvisorsCall;
  /** The forces that have arrived; `null` before the first shipment. */
  readonly arrival: Arrival | null;
}

/** The destination of one free force: along with the shipment, to the Polar Sink, or no destination. */
export type Sends = 'along' | 'polar-sink' | 'nobody';

/** The powers on which an event depends. */
interface ByPowers {
  readonly restsOn: readonly AdvantageId[];
}

/** The events of advisors in the turns of other factions. */
export type AdvisorsEvent =
  | {
      readonly type: 'AdvisorsAsked';
      readonly faction: FactionId;
      readonly call: AdvisorsCall;
      readonly arrival: Arrival | null;
    }
  /** The Bene Gesserit send one free force from the reserves to the board. */
  | ({
      readonly type: 'AdvisorSent';
      readonly faction: FactionId;
      /** The faction whose shipment the force accompanies. */
      readonly shipper: FactionId;
      readonly along: boolean;
      readonly side: ForcesSide;
    } & ByPowers &
      Place)
  | { readonly type: 'NobodySent'; readonly faction: FactionId }
  /**
   * The faction gives a standing answer to all questions about shipments in this phase, or withdraws the standing
   * answer (`null`). The log does not show this event.
   */
  | { readonly type: 'SendingOrdered'; readonly faction: FactionId; readonly sends: Sends | null }
  /** Fighters turn to advisors, or stay. */
  | ({
      readonly type: 'IntrusionAnswered';
      readonly faction: FactionId;
      readonly territory: TerritoryId;
      readonly turned: boolean;
    } & ByPowers)
  /** Before the first shipment, advisors in these territories become fighters. */
  | ({
      readonly type: 'BattlesAnnounced';
      readonly faction: FactionId;
      readonly territories: readonly TerritoryId[];
    } & ByPowers);

/** The prompts of this feature; each comment gives the shape of an answer. */
export type AdvisorsPrompt =
  /**
   * The answer is `{ sends, always }`. `sends` is `along`, `polar-sink` or `nobody`, and `always` says whether this
   * answers all shipments of the phase. A single answer `along` may name another sector of the territory, with the part
   * `to`.
   */
  | ({
      readonly kind: 'send-advisor';
      readonly shipper: FactionId;
      readonly at: Place;
      /** Forces in reserve, at least 1. */
      readonly reserves: number;
      /** Whether the force may accompany the shipment, as an advisor. */
      readonly mayGoAlong: boolean;
      /** Whether the faction has fighters at that place, so that an advisor cannot be there. */
      readonly fightersThere: boolean;
    } & Forces)
  /** The prompt after other factions have arrived at own fighters. The answer is `turn` or `stay`. */
  | ({
      readonly kind: 'intrusion';
      readonly comer: FactionId;
      readonly at: Place;
      readonly own: number;
    } & Forces)
  /** The prompt before the first shipment. The answer is a record with `fighters` or `advisors` for each territory. */
  | { readonly kind: 'announce-battles'; readonly territories: readonly AdvisorsBeside[] };

/** Advisors in a territory, with the other factions there. */
export interface AdvisorsBeside {
  readonly territory: TerritoryId;
  readonly own: number;
  readonly others: readonly ForceStack[];
}

/** A standing answer to the question about every shipment of this phase. */
export interface SendingOrder {
  readonly kind: 'sends-advisors';
  readonly sends: Sends;
}

/** The command of the seat. */
export type AdvisorsCommand =
  /** Withdraws the standing answer, so that the next shipment asks again. */
  { readonly type: 'AskAboutAdvisors' };

/** The log lines of this feature. Forces that turn to the other side have separate log lines. */
export type AdvisorsLogFact =
  | ({
      readonly code: 'advisor-sent';
      readonly faction: FactionId;
      readonly shipper: FactionId;
      readonly along: boolean;
    } & Place)
  | ({ readonly code: 'advisor-sent-back'; readonly faction: FactionId } & Place)
  | { readonly code: 'battles-announced'; readonly faction: FactionId; readonly territories: readonly TerritoryId[] };

/** The own view of this feature. */
export interface AdvisorsOwnView {
  /** The faction's standing answer to all shipments of this phase; `null` if the faction is asked each time. */
  readonly sendsAlways: Sends | null;
  /** Whether the seat's faction can send forces with shipments of others. */
  readonly sendsAdvisors: boolean;
}

/** The slice of this feature. */
export interface AdvisorsSlice {
  readonly advisors: {
    /**
     * The territories where an advisor came along with a shipment in this turn. Advisors there stay advisors until the
     * turn ends.
     */
    readonly locked: { readonly turn: number; readonly territories: readonly TerritoryId[] };
  };
}

/** The contract of advisors in the turns of others. */
export interface AdvisorsContract {
  readonly slice: AdvisorsSlice;
  readonly activity: AdvisorsActivity;
  readonly event: AdvisorsEvent;
  readonly prompt: AdvisorsPrompt;
  readonly standingOrder: SendingOrder;
  readonly command: AdvisorsCommand;
  readonly logFact: AdvisorsLogFact;
  readonly ownView: AdvisorsOwnView;
}
