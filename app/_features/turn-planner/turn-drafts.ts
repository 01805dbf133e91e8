import type { SeatView } from '#client';
import type { KeyValueStorage } from '#app/_browser/key-value-storage.ts';

/** The page that a draft lies on. */
export interface DraftOf {
  readonly matter: 'shipment' | 'move';
  /** Where it is laid out for a turn that is still to come. */
  readonly ahead: boolean;
  readonly turn: number;
}

interface Kept {
  /** Nothing of one turn of the game is offered in the next. */
  readonly turn: number;
  readonly drafts: { readonly [name: string]: unknown };
}

const KEY = 'own-turn';
const NOTHING: Kept = { turn: 0, drafts: {} };

/**
 * Remembers an unfinished shipment and move, made now or ahead. The player finds it again after another question,
 * another seat of this device, or a reload. It forgets what the player has sent, and everything once the turn is over.
 */
export class TurnDrafts {
  #kept: Kept;

  constructor(private readonly storage: KeyValueStorage) {
    this.#kept = restored(storage.getItem(KEY));
  }

  draftOf({ turn, ...of }: DraftOf): unknown {
    return this.#draftsIn(turn)[nameOf(of)] ?? null;
  }

  keep({ turn, ...of }: DraftOf, draft: unknown): void {
    this.#keepAll({ turn, drafts: { ...this.#draftsIn(turn), [nameOf(of)]: draft } });
  }

  /** It is said. */
  drop({ turn, ...of }: DraftOf): void {
    const { [nameOf(of)]: _said, ...drafts } = this.#draftsIn(turn);
    this.#keepAll({ turn, drafts });
  }

  /** Goes with how far the phase is. */
  follow({ audience, table: { shipAndMove } }: Pick<SeatView, 'audience' | 'table'>): void {
    if (shipAndMove === null || shipAndMove.done.includes(audience)) this.discard();
  }

  /** The seat belongs to another phone now. */
  discard(): void {
    this.#kept = NOTHING;
    this.storage.removeItem(KEY);
  }

  #draftsIn(turn: number): Kept['drafts'] {
    return this.#kept.turn === turn ? this.#kept.drafts : {};
  }

  #keepAll(kept: Kept): void {
    this.#kept = kept;
    this.storage.setItem(KEY, JSON.stringify(kept));
  }
}

const nameOf = ({ matter, ahead }: Omit<DraftOf, 'turn'>): string => (ahead ? `${matter}-ahead` : matter);

/** Returns the stored drafts. Storage holds only what this class wrote; it ignores anything else. */
function restored(stored: string | null): Kept {
  try {
    const parsed: unknown = JSON.parse(stored ?? 'null');
    return typeof parsed === 'object' && parsed !== null && 'turn' in parsed && 'drafts' in parsed
      ? (parsed as Kept)
      : NOTHING;
  } catch {
    return NOTHING;
  }
}
