'use client';
import { formatRow, pairOf, shortNameOfPhase, type FactionId, type SeatView } from '#client';
import type { Presence } from '#app/_connection/frame.ts';
import { onAskingPhone } from '#app/_features/asking.ts';
import { Bar } from './bar.tsx';
import { LOOK_AROUND, NOT_NOW, formatAllyOf } from './seat-messages.ts';

const COURSES = onAskingPhone('course');

interface SeatBarProps {
  readonly view: SeatView;
  readonly presence: readonly Presence[];
  /** Whether a decision fills the phone. The bar then names the present event, if there is a text for it. */
  readonly filled: boolean;
  /** The other seats on this device. */
  readonly others: readonly FactionId[];
  readonly onTurn: (faction: FactionId) => void;
  readonly onLook: (() => void) | undefined;
  /** Whether an optional prompt fills the phone. The player may leave it without an answer. */
  readonly isOffer: boolean;
  /** The address of the desk, if this device also has the desk. */
  readonly desk: string | null;
}

/** Shows which player this phone belongs to and what it is for, with the turn or the way to look around. */
export function SeatBar({
  view: { table, audience },
  presence,
  filled,
  others,
  onTurn,
  onLook,
  isOffer,
  desk,
}: SeatBarProps) {
  const name = presence.find(({ faction }) => faction === audience)?.name ?? '';
  const allies = table.factions.find(({ faction }) => faction === audience)?.allies ?? [];
  const who = formatRow([name, allies.length === 0 ? '' : formatAllyOf(allies)].filter((part) => part !== ''));
  const course = COURSES.reduce<string | null>((said, says) => said ?? says(table), null);
  const about = (filled ? course : null) ?? who;
  const own: readonly FactionId[] = pairOf(table.choices.pairs, audience) ?? [];
  const partner = others.find((other) => own.includes(other));
  return (
    <Bar
      faction={audience}
      partner={
        partner && {
          faction: partner,
          asked: table.window !== null || table.awaited.some(({ faction }) => faction === partner),
          onTurn: () => {
            onTurn(partner);
          },
        }
      }
      about={about}
      turn={table.turn}
      when={shortNameOfPhase(table.phase, table.choices.edition)}
      onLook={onLook}
      lookWords={isOffer ? NOT_NOW : LOOK_AROUND}
      desk={desk}
    />
  );
}
