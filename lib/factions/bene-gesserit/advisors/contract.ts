import type { AdvantageId } from '../../../model/advantages.ts';
import type { ForcesSide, ForceStack, Forces, Place } from '../../../model/board.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { Arrival } from '../../../model/shipping-types.ts';
import type { TerritoryId } from '../../../model/territories.ts';

/** What is asked: whether a force goes with a shipment, whether fighters turn, and where advisors will fight. */
export type AdvisorsCall = 'send' | 'intrusion' | 'battles';

/** One of these is asked, on top of a turn or before the first one. */
export interface AdvisorsActivity {
  readonly kind: 'advisors';
  readonly id: 'advisors';
  readonly faction: FactionId;
  readonly call: AdvisorsCall;
  /** Forces that have come; `null` before the first shipment. */
  readonly arrival: Arrival | null;
}

/** Where one force goes for free: with the others, to the Polar Sink, or nowhere. */
export type Sends = 'along' | 'polar-sink' | 'nobody';

/** Powers without which it could not have happened so. */
interface ByPowers {
  readonly restsOn: readonly AdvantageId[];
}

/** What advisors do in the turns of others. */
export type AdvisorsEvent =
  | {
      readonly type: 'AdvisorsAsked';
      readonly faction: FactionId;
      readonly call: AdvisorsCall;
      readonly arrival: Arrival | null;
    }
  /** One force, free, from the reserves. */
  | ({
      readonly type: 'AdvisorSent';
      readonly faction: FactionId;
      /** Whose shipment it answers. */
      readonly shipper: FactionId;
      readonly along: boolean;
      readonly side: ForcesSide;
    } & ByPowers &
      Place)
  | { readonly type: 'NobodySent'; readonly faction: FactionId }
  /** How all such questions of this phase are answered; `null` takes that back. Told to nobody. */
  | { readonly type: 'SendingOrdered'; readonly faction: FactionId; readonly sends: Sends | null }
  /** Fighters have turned to advisors, or stay. */
  | ({
      readonly type: 'IntrusionAnswered';
      readonly faction: FactionId;
      readonly territory: TerritoryId;
      readonly turned: boolean;
    } & ByPowers)
  /** In these territories advisors become fighters before anybody ships. */
  | ({
      readonly type: 'BattlesAnnounced';
      readonly faction: FactionId;
      readonly territories: readonly TerritoryId[];
    } & ByPowers);

/** What it asks; the comment gives the shape of an answer. */
export type AdvisorsPrompt =
  /**
   * `{ sends, always }`: `along`, `polar-sink` or `nobody`, and whether all shipments of this phase are answered so; once,
   * `along` with the part `to` which, in another sector of that territory.
   */
  | ({
      readonly kind: 'send-advisor';
      readonly shipper: FactionId;
      readonly at: Place;
      /** Forces in reserve, 1 or more. */
      readonly reserves: number;
      /** It may stand with the others, as an advisor. */
      readonly mayGoAlong: boolean;
      /** One’s own fighters stand there, so that no advisor may. */
      readonly fightersThere: boolean;
    } & Forces)
  /** `turn` or `stay`. */
  | ({
      readonly kind: 'intrusion';
      readonly comer: FactionId;
      readonly at: Place;
      readonly own: number;
    } & Forces)
  /** A record: for each territory `fighters` or `advisors`. */
  | { readonly kind: 'announce-battles'; readonly territories: readonly AdvisorsBeside[] };

/** Advisors beside others. */
export interface AdvisorsBeside {
  readonly territory: TerritoryId;
  readonly own: number;
  readonly others: readonly ForceStack[];
}

/** An answer to every shipment of this phase. */
export interface SendingOrder {
  readonly kind: 'sends-advisors';
  readonly sends: Sends;
}

/** Of that seat. */
export type AdvisorsCommand =
  /** The next shipment is asked about again. */
  { readonly type: 'AskAboutAdvisors' };

/** What is told of it. Turns to the other side have lines of their own. */
export type AdvisorsLogFact =
  | ({
      readonly code: 'advisor-sent';
      readonly faction: FactionId;
      readonly shipper: FactionId;
      readonly along: boolean;
    } & Place)
  | ({ readonly code: 'advisor-sent-back'; readonly faction: FactionId } & Place)
  | { readonly code: 'battles-announced'; readonly faction: FactionId; readonly territories: readonly TerritoryId[] };

/** What one faction alone sees of it. */
export interface AdvisorsOwnView {
  /** How it answers all shipments of this phase; `null` where it is asked. */
  readonly sendsAlways: Sends | null;
  /** Whether its faction sends forces with shipments of others. */
  readonly sendsAdvisors: boolean;
}

/** Where advisors came along. */
export interface AdvisorsSlice {
  readonly advisors: {
    /** Where advisors came along with a shipment, so that they stay advisors in this turn; once for each. */
    readonly locked: { readonly turn: number; readonly territories: readonly TerritoryId[] };
  };
}

/** Advisors in the turns of others, as the table knows them. */
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
