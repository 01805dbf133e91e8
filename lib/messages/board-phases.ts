/** What the table does on the board in a phase that Mentat does not play, and what the players enter afterwards. */
import { assertNever } from '../core/assert-never.ts';
import type { BoardPhase } from '../model/board-phases.ts';
import type { Round } from '../model/phases.ts';
import type { Components } from '../model/editions.ts';
import { capitalize, formatList } from './numbers.ts';
import { toldAfter } from './log-after.ts';

/** What the players do on the board in a round, without and with the revival of a leader. */
const ON_BOARD: Readonly<Record<Round, { readonly only: string; readonly andRevive: string }>> = {
  both: {
    only: 'Ship and move in turn, and pay for shipments that are not free.',
    andRevive: 'Ship and move in turn, then revive a leader if all are lost, and pay for what is not free.',
  },
  shipments: {
    only: 'Ship in turn, and pay for shipments that are not free. Nobody moves before everybody has shipped.',
    andRevive: 'Ship in turn, and pay for shipments that are not free. Nobody moves before everybody has shipped.',
  },
  moves: {
    only: 'Everybody has shipped. Now move in turn.',
    andRevive: 'Everybody has shipped. Now move in turn, then revive a leader if all are lost, and pay for the leader.',
  },
};

/** Returns what the players do on the board in this phase, in a sentence or two. */
export function formatOnBoard(phase: BoardPhase): string {
  switch (phase.phase) {
    case 'bidding':
      return 'Bid for the treachery cards, and pay what you bid.';
    case 'shipment':
      return ON_BOARD[phase.round][phase.revives ? 'andRevive' : 'only'];
    default:
      return assertNever(phase);
  }
}

/** The reader of the text: a seat on its phone, the moderator at the desk, or everybody on the screen. */
export type BoardReader = 'seat' | 'desk' | 'table';

/**
 * Returns what owners and moderator enter in Mentat after a phase on the board. On the screen the text is short,
 * because the desk shows what the moderator enters.
 */
export function formatToldAfter(phase: BoardPhase, components: Components, reader: BoardReader): string {
  const matters = formatList(toldAfter(phase, components));
  const entry = entryAfter(phase, components);
  if (reader === 'desk') {
    const own = matters === '' ? [] : [`Everybody sets their ${matters} on the phone.`];
    return [...(entry === null ? [] : [`${capitalize(entry.verb)} ${entry.what}.`]), ...own].join(' ');
  }
  if (reader === 'table' && matters !== '') return `Then set your ${matters} on your phone.`;
  const own = matters === '' ? [] : [`set your ${matters}`];
  const moderator = entry === null ? [] : [`the moderator ${entry.verb}s ${entry.what}`];
  return `Then ${[...own, ...moderator].join('; ')}.`;
}

/** Returns what the moderator enters at the desk afterwards; `null` if no public fact changes. */
function entryAfter(
  { phase }: BoardPhase,
  { treachery }: Components,
): { readonly verb: 'tell' | 'deal'; readonly what: string } | null {
  switch (phase) {
    case 'bidding':
      return treachery === 'app' ? { verb: 'deal', what: 'each card to its buyer' } : null;
    case 'shipment':
      return { verb: 'tell', what: 'where the forces are' };
    default:
      return assertNever(phase);
  }
}
