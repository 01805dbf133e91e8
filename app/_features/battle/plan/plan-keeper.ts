import type { BattleId, BattlePlan, Prompt, SeatView } from '#client';
import type { KeyValueStorage } from '#app/_browser/key-value-storage.ts';
import type { PlanDraft } from './plan-draft.ts';

interface Kept {
  readonly battle: BattleId;
  readonly draft: PlanDraft;
}

const KEY = 'draft';

/**
 * Keeps the draft of a battle plan, so that a player who opens the plan again finds it. For a reload, the draft is in
 * storage only while the plan is asked for. A plan that is sealed or over is no longer on the device.
 */
export class PlanKeeper {
  #kept: Kept | null;

  constructor(private readonly storage: KeyValueStorage) {
    this.#kept = restored(storage.getItem(KEY));
  }

  /** The draft of one battle is not offered in the next battle. */
  draftFor(battle: BattleId): PlanDraft | null {
    return this.#kept?.battle === battle ? this.#kept.draft : null;
  }

  keep(battle: BattleId, draft: PlanDraft): void {
    this.#kept = { battle, draft };
    this.storage.setItem(KEY, JSON.stringify(this.#kept));
  }

  /** Follows the present questions of the seat. */
  follow({ prompts, mine: { plan } }: Pick<SeatView, 'prompts' | 'mine'>): void {
    const asked = prompts.find(isPlan);
    if (asked?.sealed === true && plan !== null) this.#kept = { battle: asked.battle, draft: asDraft(plan) };
    if (asked?.sealed === false && this.#kept?.battle === asked.battle) this.keep(asked.battle, this.#kept.draft);
    else this.storage.removeItem(KEY);
  }

  /** The seat belongs to another phone now. */
  discard(): void {
    this.#kept = null;
    this.storage.removeItem(KEY);
  }
}

/** Returns a sealed plan as a draft. A sealed plan is a full answer. */
const asDraft = (plan: BattlePlan): PlanDraft => plan as PlanDraft;

const isPlan = (prompt: Prompt): prompt is Extract<Prompt, { readonly kind: 'battle-plan' }> =>
  prompt.kind === 'battle-plan';

/** Returns the stored draft. The class reads only data that it wrote itself. */
function restored(stored: string | null): Kept | null {
  try {
    const parsed: unknown = JSON.parse(stored ?? 'null');
    return typeof parsed === 'object' && parsed !== null && 'battle' in parsed ? (parsed as Kept) : null;
  } catch {
    return null;
  }
}
