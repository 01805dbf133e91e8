import {
  kindOf,
  discOf,
  MAX_PURSE,
  heldCardName,
  specialForcesName,
  formatPurse,
  TREACHERY_TITLES,
  type LeaderId,
  type LeaderView,
  type OwnView,
  type SeatView,
  type SlotId,
  type TableView,
} from '#client';
import {
  masked,
  RESERVE_LABEL,
  formatCardsLabel,
  formatSpiceLabel,
  formatYourTraitors,
} from '#app/t/[code]/seat/_components/idle/held-messages.ts';
import type { IconName } from '#app/_components/icon.tsx';
import { strengthIn } from '#app/_components/leader-strengths.tsx';
import type { HeldLine } from '#app/_components/secrets/holding.ts';
import { byLength, LONGEST_LEADERS } from '#app/_components/secrets/longest.ts';
import { onPhone } from '#app/_features/phone.ts';
import { CARD_ICONS } from '#app/_components/treachery-card.tsx';

/** Parts that only some factions hold, below the parts of all. */
const HELD = onPhone('holding');

interface Figure {
  readonly sign: IconName;
  readonly number: string;
  /** The number of special pieces, with the mark that the map uses. */
  readonly special?: { readonly count: number; readonly words: string };
  readonly label: string;
}

/** The content of the one cover, in the form in which the page draws it. */
export interface Held {
  readonly figures: readonly Figure[];
  readonly hand: readonly (HeldLine & { readonly slot: SlotId })[];
  readonly leaders: readonly LeaderView[];
  readonly lines: readonly HeldLine[];
}

/** Returns what a seat holds. */
export const heldBy = ({ mine, table }: SeatView): Held => heldFrom(mine, table);

/**
 * Returns the most that a seat of this faction may hold, as filler text of the greatest length. It uses only public
 * facts: limits, leaders, and the faction's kinds of secret.
 */
export function mostHeldBy(view: SeatView): Held {
  const { mine, table } = view;
  const { handLimit, traitorLimit } = mine;
  const most = HELD.reduce<OwnView>((sofar, part) => ({ ...sofar, ...part.most(view) }), {
    ...mine,
    spice: 88,
    reserves: { count: 20, special: 0 },
    hand: Array.from({ length: handLimit }, (_, at) => ({ slot: `h${at}` as const, card: LONGEST_TITLE })),
    traitors: LONGEST_LEADERS.slice(0, traitorLimit),
    purse: table.phase === 'setup' ? null : MAX_PURSE,
  });
  const held = heldFrom(most, table);
  const without = ({ sign, words }: HeldLine): HeldLine => ({ sign, words: masked(words) });
  return {
    ...held,
    hand: held.hand.map((one) => ({ ...without(one), slot: one.slot })),
    lines: held.lines.map(without),
  };
}

function heldFrom(mine: OwnView, table: TableView): Held {
  const { leaders, choices, factions } = table;
  const strengthOf = (leader: LeaderId) => strengthIn(leaders, leader);
  const { edition, components } = choices;
  const { faction, spice, hand, handLimit, reserves, purse } = mine;
  const special = { count: reserves.special, words: specialForcesName(faction) };
  return {
    figures: [
      { sign: 'spice', number: spice === 'uncounted' ? '–' : String(spice), label: formatSpiceLabel(spice) },
      { sign: 'hand', number: String(hand.length), label: formatCardsLabel(handLimit) },
      ...(factions.some((own) => own.faction === faction && own.hasForces)
        ? [
            {
              sign: 'forces' as const,
              number: String(reserves.count),
              label: RESERVE_LABEL,
              ...(special.count === 0 ? {} : { special }),
            },
          ]
        : []),
    ],
    hand: hand.map(({ slot, card }) => ({
      slot,
      sign: card === 'unknown' ? 'covered' : CARD_ICONS[kindOf(card)],
      words: heldCardName(card),
    })),
    leaders: leaders.filter(({ leader }) => discOf(leader).faction === faction),
    lines: [
      ...(purse === null ? [] : [{ sign: 'gem' as const, words: formatPurse(purse, edition) }]),
      ...(mine.traitorLimit === 0
        ? []
        : [
            {
              sign: 'traitor' as const,
              words: formatYourTraitors(mine.traitors, components.traitors, strengthOf),
            },
          ]),
      ...HELD.flatMap(({ line }) => line(mine, table) ?? []),
    ],
  };
}

const LONGEST_TITLE = byLength(TREACHERY_TITLES, heldCardName)[0] ?? 'unknown';
