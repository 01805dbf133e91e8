import type { FactionId, PromptOf, TableView } from '#client';
import { noteOnHold } from '#lib/factions/lansraad/orders/messages/phone.ts';

/** One faction on the page about a hold. */
export interface HoldRow {
  readonly value: FactionId;
  readonly closed: boolean;
  readonly note: string | undefined;
}

/**
 * Returns the other factions, first those that may be held. The rows depend on public facts only, so they do not show a
 * neighbour whether the Lansraad hold a Karama.
 */
export function holdRows(prompt: PromptOf<'hold-in-place'>, table: TableView): readonly HoldRow[] {
  const others = table.order.filter((faction) => faction !== prompt.faction);
  const mayBeHeld = (faction: FactionId) => prompt.may.includes(faction);
  return [...others.filter(mayBeHeld), ...others.filter((faction) => !mayBeHeld(faction))].map((faction) => ({
    value: faction,
    closed: !mayBeHeld(faction),
    note: noteOnHold(prompt, table, faction),
  }));
}
