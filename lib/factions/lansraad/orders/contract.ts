import type { FactionId } from '../../../model/factions.ts';
import type { CancelState, OrderId } from '../../../model/cancel-state.ts';
import type { TerritoryId } from '../../../model/territories.ts';

/** The moments of a turn at which an order may be given. */
export type OrderMoment = 'storm' | 'movement' | 'battle';

/** An order: a restricted territory, or a faction that is held in place. */
export type Order =
  | { readonly kind: 'restricts'; readonly by: FactionId; readonly territory: TerritoryId }
  | { readonly kind: 'holds'; readonly by: FactionId; readonly held: FactionId };

/** The moment of an order. The factions that may give the order are asked, and then a Karama may cancel it. */
export interface OrderActivity extends CancelState {
  readonly kind: 'order';
  readonly id: OrderId;
  readonly moment: OrderMoment;
  /** The factions that give no order at this moment. */
  readonly declined: readonly FactionId[];
  /** The order, until the table has been asked about it. */
  readonly given: Order | null;
}

/** The events of orders. */
export type OrdersEvent =
  | { readonly type: 'OrderAsked'; readonly turn: number; readonly moment: OrderMoment }
  /** A faction gives no order at this moment, or no order in this turn. */
  | { readonly type: 'OrderDeclined'; readonly faction: FactionId; readonly allTurn: boolean }
  | { readonly type: 'TerritoryRestricted'; readonly faction: FactionId; readonly territory: TerritoryId }
  | { readonly type: 'HeldInPlace'; readonly faction: FactionId; readonly held: FactionId }
  /** The moment is over. The order stands, a Karama has cancelled it, or nobody gave an order. */
  | { readonly type: 'OrderSettled'; readonly stands: boolean };

/** The prompts of orders; each comment gives the shape of an answer. */
export type OrdersPrompt =
  /** The name of the territory to restrict, or `none`. */
  | {
      readonly kind: 'restrict-territory';
      /** The territory that was restricted in the last turn; `null` if no territory was restricted. */
      readonly last: TerritoryId | null;
    }
  /**
   * The name of the faction to hold in place; `none` for nobody in this turn, or `later` for nobody at this moment.
   * With a Karama the answer is `{ holds, slot, card }`, or `none`.
   */
  | {
      readonly kind: 'hold-in-place';
      readonly moment: HoldMoment;
      readonly may: readonly FactionId[];
      /** The factions that were held in the last turn. */
      readonly last: readonly FactionId[];
      /** Factions that can never be held. */
      readonly never: readonly FactionId[];
      /** Whether the order needs a special Karama, because the Influence of this turn is used. */
      readonly byKarama: boolean;
    };

/** The moments at which a faction can be held in place. */
export type HoldMoment = Exclude<OrderMoment, 'storm'>;

/** The turn of an order that the moderator corrects. */
export type OrderTurn = 'this-turn' | 'last-turn';

/** The facts about orders that a moderator sets; `null` without such an order. */
export type OrdersFact =
  | { readonly kind: 'restricted-territory'; readonly when: OrderTurn; readonly territory: TerritoryId | null }
  | {
      readonly kind: 'held-faction';
      readonly when: OrderTurn;
      readonly moment: HoldMoment;
      readonly faction: FactionId | null;
    };

/** The orders of one turn: the restricted territory, and the factions held in movement and in the battles. */
export interface OrdersNoted {
  readonly restricted: TerritoryId | null;
  readonly movement: FactionId | null;
  readonly battle: FactionId | null;
}

/** The log lines of orders. */
export type OrdersLogFact =
  | { readonly code: 'no-order-given'; readonly faction: FactionId; readonly moment: OrderMoment }
  | { readonly code: 'territory-restricted'; readonly faction: FactionId; readonly territory: TerritoryId }
  | {
      readonly code: 'held-in-place';
      readonly faction: FactionId;
      readonly held: FactionId;
      readonly moment: OrderMoment;
    };

/** The public view of this feature. */
export interface OrdersPublicView {
  readonly orders: {
    /** The faction that is held in place now; `null` if no faction is held. */
    readonly held: { readonly faction: FactionId; readonly moment: OrderMoment } | null;
    /**
     * The territory that is restricted in this turn, and the factions that may be there; `null` if no territory is
     * restricted.
     */
    readonly restricted: {
      readonly territory: TerritoryId;
      readonly by: FactionId;
      readonly open: readonly FactionId[];
    } | null;
    /** An order that a Karama may still cancel. */
    readonly given: Order | null;
    /** The orders of this turn and of the last turn, whether they still have an effect or not. */
    readonly noted: Readonly<Record<OrderTurn, OrdersNoted>>;
  };
}

/** The slice of this feature. */
export interface OrdersSlice {
  readonly orders: {
    /** The moments of this turn that have come. */
    readonly asked: { readonly turn: number; readonly moments: readonly OrderMoment[] };
    /** The last turn in which Influence was used, and the last turn in which the answer was nobody. */
    readonly influenceUsedIn: number | null;
    readonly declinedIn: number | null;
    /** The last two factions that were held, with the turn and the moment. The latest is first. */
    readonly held: readonly { readonly turn: number; readonly faction: FactionId; readonly moment: OrderMoment }[];
    /** The last two restricted territories, with the turn. The latest is first. */
    readonly restricted: readonly {
      readonly turn: number;
      readonly territory: TerritoryId;
      readonly by: FactionId;
    }[];
  };
}

/** The contract of orders. */
export interface OrdersContract {
  readonly slice: OrdersSlice;
  readonly activity: OrderActivity;
  readonly event: OrdersEvent;
  readonly prompt: OrdersPrompt;
  readonly logFact: OrdersLogFact;
  readonly fact: OrdersFact;
  readonly publicView: OrdersPublicView;
}
