import type { BattleId, BattlePlan, Prompt, SeatView } from '#client';
import type { KeyValueStorage } from '#app/_browser/key-value-storage.ts';
import type { PlanDraft } from './plan-draft.ts';

interface Kept {
  readonly battle: BattleId;
  readonly draft: PlanDraft;
}

const KEY = 'draft';

/**
 * Remembers what was laid in the plan of a battle, so that a plan that is opened again is found as it was. In storage
 * it lies only while the plan is owed, for a reload; a plan that is sealed, or over, is on the device no longer.
 */
export class PlanKeeper {
  #kept: Kept | null;

  constructor(private readonly storage: KeyValueStorage) {
    this.#kept = restored(storage.getItem(KEY));
  }

  /** Nothing of one battle is offered in the next. */
  draftFor(battle: BattleId): PlanDraft | null {
    return this.#kept?.battle === battle ? this.#kept.draft : null;
  }

  keep(battle: BattleId, draft: PlanDraft): void {
    this.#kept = { battle, draft };
    this.storage.setItem(KEY, JSON.stringify(this.#kept));
  }

  /** Goes with what the seat is asked now. */
  follow({ prompts, mine: { plan } }: Pick<SeatView, 'prompts' | 'mine'>): void {
    const asked = prompts.find(isPlan);
    if (asked?.sealed === true && plan !== null) this.#kept = { battle: asked.battle, draft: asDraft(plan) };
    if (asked?.sealed === false && this.#kept?.battle === asked.battle) this.keep(asked.battle, this.#kept.draft);
    else this.storage.removeItem(KEY);
  }

  /** The seat is another phone's now. */
  discard(): void {
    this.#kept = null;
    this.storage.removeItem(KEY);
  }
}

/** What is sealed was an answer itself. */
const asDraft = (plan: BattlePlan): PlanDraft => plan as PlanDraft;

const isPlan = (prompt: Prompt): prompt is Extract<Prompt, { readonly kind: 'battle-plan' }> =>
  prompt.kind === 'battle-plan';

/** It wrote the draft itself; anything else is nothing. */
function restored(stored: string | null): Kept | null {
  try {
    const parsed: unknown = JSON.parse(stored ?? 'null');
    return typeof parsed === 'object' && parsed !== null && 'battle' in parsed ? (parsed as Kept) : null;
  } catch {
    return null;
  }
}
