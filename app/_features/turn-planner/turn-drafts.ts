import type { SeatView } from '#client';
import type { KeyValueStorage } from '#app/_browser/key-value-storage.ts';

/** Whose page a draft lies on. */
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
 * Remembers what was half chosen of a shipment and a move, said at once or laid out ahead, so that it lies there when its
 * player comes back: from another question, from another seat of this device, after a reload. What is said is gone from
 * here, and so is everything once the own turn is over.
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

  /** The seat is another phone’s now. */
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

/** It wrote them itself; anything else is nothing. */
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
