import {
  kindOf,
  LEADERS,
  LONGEST_PURSE,
  nameOfHeldCard,
  nameOfLeader,
  nameOfSpecialForces,
  sayPurse,
  TREACHERY_TITLES,
  type EditionId,
  type LeaderId,
  type LeaderView,
  type OwnView,
  type SeatView,
  type SlotId,
  type TerritoryId,
} from '#client';
import {
  masked,
  RESERVE_LABEL,
  sayCardsLabel,
  saySpiceLabel,
  sayYouForetold,
  sayYourCaptives,
  sayYourLosses,
  sayYourNextSpice,
  sayYourStormCard,
  sayYourTraitors,
} from '#app/t/[code]/seat/_components/waiting/held-words.ts';
import type { IconName } from '#app/_components/icon.tsx';
import { CARD_ICONS } from '#app/_components/treachery-card.tsx';

interface Figure {
  readonly sign: IconName;
  readonly number: string;
  /** How many of them are special, marked as on the map. */
  readonly special?: { readonly count: number; readonly words: string };
  readonly label: string;
}

interface Line {
  readonly sign: IconName;
  readonly words: string;
}

/** What lies beneath the one cover, ready to be drawn. */
export interface Held {
  readonly figures: readonly Figure[];
  readonly hand: readonly (Line & { readonly slot: SlotId })[];
  readonly leaders: readonly LeaderView[];
  readonly lines: readonly Line[];
}

/** What a seat holds. */
export const heldBy = ({ mine, table }: SeatView): Held => heldFrom(mine, table.leaders, table.choices.edition);

/**
 * The most that a seat of this faction may hold, in words as long as the longest and without a meaning. Made from what
 * everybody knows alone: limits, leaders, and which secrets a faction has.
 */
export function mostHeldBy({ mine, table }: SeatView): Held {
  const { handLimit, traitorLimit, prediction, stormCard, nextSpiceCard, battleLosses, captives } = mine;
  const held = heldFrom(
    {
      ...mine,
      spice: 88,
      reserves: { count: 20, special: 0 },
      hand: Array.from({ length: handLimit }, (_, at) => ({ slot: `h${at}` as const, card: LONGEST_TITLE })),
      traitors: LONGEST_LEADERS.slice(0, traitorLimit),
      prediction: prediction === null ? null : 'untold',
      stormCard: stormCard === null ? null : 'untold',
      nextSpiceCard: nextSpiceCard === null ? null : LONGEST_TERRITORY,
      battleLosses: battleLosses === null ? null : { lost: 20, needed: battleLosses.needed },
      captives: captives === null ? null : mostCaptives(table.captives),
      purse: table.phase === 'setup' ? null : LONGEST_PURSE,
    },
    table.leaders,
    table.choices.edition,
  );
  const without = ({ sign, words }: Line): Line => ({ sign, words: masked(words) });
  return {
    ...held,
    hand: held.hand.map((one) => ({ ...without(one), slot: one.slot })),
    lines: held.lines.map(without),
  };
}

function heldFrom(mine: OwnView, leaders: readonly LeaderView[], edition: EditionId): Held {
  const { faction, spice, hand, handLimit, reserves, prediction, stormCard, nextSpiceCard, battleLosses } = mine;
  const { captives, purse } = mine;
  const special = { count: reserves.special, words: nameOfSpecialForces(faction) };
  return {
    figures: [
      { sign: 'spice', number: spice === 'uncounted' ? '–' : String(spice), label: saySpiceLabel(spice) },
      { sign: 'hand', number: String(hand.length), label: sayCardsLabel(handLimit) },
      {
        sign: 'forces',
        number: String(reserves.count),
        label: RESERVE_LABEL,
        ...(special.count === 0 ? {} : { special }),
      },
    ],
    hand: hand.map(({ slot, card }) => ({
      slot,
      sign: card === 'unknown' ? 'covered' : CARD_ICONS[kindOf(card)],
      words: nameOfHeldCard(card),
    })),
    leaders: leaders.filter(({ leader }) => LEADERS[leader].faction === faction),
    lines: [
      ...(purse === null ? [] : [{ sign: 'gem' as const, words: sayPurse(purse, edition) }]),
      { sign: 'traitor', words: sayYourTraitors(mine.traitors, strengthOf) },
      ...(prediction === null ? [] : [{ sign: 'prediction' as const, words: sayYouForetold(prediction) }]),
      ...(stormCard === null ? [] : [{ sign: 'storm' as const, words: sayYourStormCard(stormCard) }]),
      ...(nextSpiceCard === null ? [] : [{ sign: 'spice' as const, words: sayYourNextSpice(nextSpiceCard, edition) }]),
      ...(battleLosses === null ? [] : [{ sign: 'tanks' as const, words: sayYourLosses(battleLosses) }]),
      ...(captives === null ? [] : [{ sign: 'leader' as const, words: sayYourCaptives(captives, strengthOf) }]),
    ],
  };
}

/** As many as everybody can count, each of them where it takes the more words. */
function mostCaptives(counted: SeatView['table']['captives']): NonNullable<OwnView['captives']> {
  const count = counted.reduce((sum, { held, faceDown }) => sum + held + faceDown, 0);
  const all = LONGEST_LEADERS.slice(0, count);
  return { held: all.slice(0, 1), faceDown: all.slice(count > 1 ? 1 : 0) };
}

const strengthOf = (leader: LeaderId): number => LEADERS[leader].strength;

/** Those whose names take the most room first. */
const byLength = <Named>(all: readonly Named[], nameOf: (one: Named) => string): readonly Named[] =>
  [...all].sort((one, other) => nameOf(other).length - nameOf(one).length);

const LONGEST_LEADERS = byLength(Object.keys(LEADERS) as readonly LeaderId[], nameOfLeader);
const LONGEST_TERRITORY: TerritoryId = 'habbanya-ridge-flat';
const LONGEST_TITLE = byLength(TREACHERY_TITLES, nameOfHeldCard)[0] ?? 'unknown';
