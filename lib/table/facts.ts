import type { All } from './contracts.ts';
import type { ForcesSide, Place, Sector, Troops } from './board.ts';
import type { FactionId } from './factions.ts';
import type { LeaderId } from './leaders.ts';
import type { PhaseId } from './phases.ts';
import type { TerritoryId } from './territories.ts';
import type { CardPile, TreacheryTitle } from './treachery.ts';

/** A public fact of the board, as the moderator enters or corrects it. */
export type PublicFact =
  /** 1 to the edition's turn limit. */
  | { readonly kind: 'turn'; readonly turn: number }
  /** Where the table is in its turn, while it plays on the board. */
  | { readonly kind: 'phase'; readonly phase: PhaseId }
  | { readonly kind: 'first-player'; readonly faction: FactionId }
  /** Whether a storm card lies face down for the next storm, where storm cards are used. */
  | { readonly kind: 'storm-card'; readonly lies: boolean }
  | { readonly kind: 'storm'; readonly sector: Sector }
  /** Whether the Shield Wall stands, and shelters the cities and the basin behind it. */
  | { readonly kind: 'shield-wall'; readonly stands: boolean }
  /** The two who used the wheels last and dial the next storm; both `null` when nobody has yet. */
  | { readonly kind: 'last-wheels'; readonly one: FactionId | null; readonly two: FactionId | null }
  /** All forces of one faction in one part of a territory, 0 to `FORCES_PER_FACTION`; taken from, or returned to, the reserves. */
  | ({ readonly kind: 'forces'; readonly faction: FactionId } & Troops & Place)
  /** Forces of one faction in the tanks, 0 to `FORCES_PER_FACTION`; taken from, or returned to, the reserves. */
  | ({ readonly kind: 'tanks'; readonly faction: FactionId } & Troops)
  /** Which side all forces of a faction show in a territory, where they have two. */
  | {
      readonly kind: 'side';
      readonly faction: FactionId;
      readonly territory: TerritoryId;
      readonly side: ForcesSide;
    }
  | ({ readonly kind: 'spice-on-board'; readonly amount: number } & Place)
  | {
      readonly kind: 'leader';
      readonly leader: LeaderId;
      readonly where: 'ready' | 'tanks';
      /** How often it has died since its faction last had all leaders back; a leader in the tanks at least once. */
      readonly deaths: 0 | 1 | 2;
    }
  /**
   * How often a leader has died, and nothing of where it is; so it can be said of one who may be captive, too. At least
   * once for a leader that lies face up in the tanks.
   */
  | { readonly kind: 'leader-deaths'; readonly leader: LeaderId; readonly deaths: 0 | 1 | 2 }
  /** Whether a leader brought back by a Ghola must still rest, where such leaders do (1979). */
  | { readonly kind: 'leader-resting'; readonly leader: LeaderId; readonly rests: boolean }
  /** Where a living leader has already fought this phase; `null` when nowhere. */
  | { readonly kind: 'leader-fought'; readonly leader: LeaderId; readonly territory: TerritoryId | null }
  /** The Kwisatz Haderach, and where it has been used this phase; `null` when nowhere. Awake or not, it is `ready`. */
  | {
      readonly kind: 'kwisatz-haderach';
      readonly where: 'ready' | 'tanks';
      readonly usedIn: TerritoryId | null;
    }
  /** Whether a faction has used its special Karama power, where each may be used once in a game. */
  | { readonly kind: 'special-karama'; readonly faction: FactionId; readonly used: boolean }
  /**
   * These form one alliance. The alliances they leave shrink, and one of a single member is none; so a list of one
   * faction says that it stands alone.
   */
  | { readonly kind: 'alliance'; readonly members: readonly FactionId[] }
  /** Every treachery card of a face-up pile, in any order. Cardboard decks only. */
  | { readonly kind: 'pile'; readonly pile: CardPile; readonly cards: readonly TreacheryTitle[] };

/** Whether two facts say the same of the same. */
export const sameFact = (a: PublicFact, b: PublicFact): boolean => wordFor(a) === wordFor(b);

const wordFor = (fact: PublicFact): string => JSON.stringify(Object.entries(fact).sort());

/** What a faction says about its own secrets. Owners are believed. */
export type OwnFact = All<'secret'>;

/** What is said of one kind of secret. */
export type OwnFactOf<Matter extends OwnFact['kind']> = Extract<OwnFact, { readonly kind: Matter }>;
