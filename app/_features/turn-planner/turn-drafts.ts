import type { SeatView } from '#client';
import type { KeyValueStorage } from '#app/_browser/key-value-storage.ts';

/** The page of a draft. */
export interface DraftOf {
  readonly matter: 'shipment' | 'move';
  /** Whether the draft is prepared for a turn that is still to come. */
  readonly ahead: boolean;
  readonly turn: number;
}

interface Kept {
  /** A draft of one turn is not offered in the next turn. */
  readonly turn: number;
  readonly drafts: { readonly [name: string]: unknown };
}

const KEY = 'own-turn';
const NOTHING: Kept = { turn: 0, drafts: {} };

/**
 * Keeps an unfinished shipment and move, of the present turn or a coming one. The player finds it again after another
 * question, another seat of this device, or a reload. It drops what the player has sent, and everything once the turn
 * is over.
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

  /** Drops a draft that has been sent. */
  drop({ turn, ...of }: DraftOf): void {
    const { [nameOf(of)]: _said, ...drafts } = this.#draftsIn(turn);
    this.#keepAll({ turn, drafts });
  }

  /** Follows the progress of the phase. */
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

/** Returns the stored drafts. The class reads only data that it wrote itself. */
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
