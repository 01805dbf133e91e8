/** The texts about changes of spice, for the owner of the spice. */
import { theFaction, factionPossessive } from '../../../messages/names.ts';
import { capitalize, formatCount, formatRow } from '../../../messages/numbers.ts';
import { phaseName } from '../../../messages/phases.ts';
import type { EditionId } from '../../../model/editions.ts';
import type { PurseChange, PursePhase } from '../contract.ts';

/** The maximum number of changes that are named. Further changes are only counted, because the log has all of them. */
const NAMED = 2;

/**
 * Returns the text of the changes of a purse in a phase: `Battle: 6, now 8. 5 from the bank, 3 to the bank.` With
 * uncounted spice, the text names only the payments.
 */
export function formatPurse({ of, was, is, changes }: PursePhase, edition: EditionId): string {
  const more = changes.length - NAMED;
  const named = changes.slice(0, NAMED).map(formatChange);
  const all = more > 0 ? [...named, formatCount(more, 'other change')] : named;
  return `${phaseName(of.phase, edition)}: ${formatHeld(was, is)}. ${capitalize(formatRow(all))}.`;
}

/** The changes with the longest possible text. With them the box gets the same height on every phone. */
export const MAX_PURSE: PursePhase = {
  of: { turn: 1, phase: 'shipment' },
  was: 'uncounted',
  is: 88,
  changes: [
    { side: { kind: 'in-front-of', faction: 'bene-gesserit' }, amount: -88 },
    { side: { kind: 'set-aside', ally: 'bene-gesserit' }, amount: -88 },
    { side: { kind: 'bank' }, amount: -88 },
    { side: { kind: 'bank' }, amount: 88 },
  ],
};

const NOT_COUNTED = 'not counted';

function formatHeld(was: PursePhase['was'], is: PursePhase['is']): string {
  if (was === 'uncounted' && is === 'uncounted') return NOT_COUNTED;
  const [before, now] = [was, is].map((held) => (held === 'uncounted' ? NOT_COUNTED : String(held)));
  return `${before}, now ${now}`;
}

function formatChange({ side, amount }: PurseChange): string {
  const so = Math.abs(amount);
  const isMore = amount > 0;
  switch (side.kind) {
    case 'bank':
      return isMore ? `${so} from the bank` : `${so} to the bank`;
    case 'board':
      return isMore ? `${so} from the board` : `${so} back to the board`;
    case 'faction':
      return `${so} ${isMore ? 'from' : 'to'} ${theFaction(side.faction)}`;
    case 'in-front-of':
      return isMore ? `${so} that lay before your shield` : `${so} before ${factionPossessive(side.faction)} shield`;
    case 'set-aside':
      return isMore ? `${so} no longer set aside` : `${so} set aside for ${theFaction(side.ally)}`;
    case 'counted':
      return amount === 0 ? 'counted again' : `counted again (${so} ${isMore ? 'more' : 'less'})`;
  }
}
