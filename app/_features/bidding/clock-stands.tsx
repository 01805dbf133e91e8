'use client';
import type { ReactNode } from 'react';
import type { TableView } from '#client';
import { Icon } from '#app/_components/icon.tsx';
import { useServerClock } from '#app/_connection/use-server-clock.ts';
import { formatStands, formatWhoStopped } from '#lib/features/bidding/messages/clock.ts';
import styles from './clock-stands.module.css';

type Card = NonNullable<NonNullable<TableView['bidding']>['card']>;

interface ClockStandsProps {
  readonly card: Card | null;
  /** Whether the table is paused, so that no clock runs. */
  readonly held: boolean;
  /** Draws the element around the sentence. */
  readonly draw?: (says: ReactNode) => ReactNode;
  /** The content that is shown in place of this text while the clock runs. */
  readonly otherwise?: ReactNode;
}

/** Shows which hands have stopped the clock of this card, and for how long. */
export function ClockStands({ card, held, draw = itself, otherwise = null }: ClockStandsProps) {
  const until = standsUntil(card);
  if (card === null || until === null) return otherwise;
  return <Standing hands={card.handsRaised} until={until} held={held} draw={draw} otherwise={otherwise} />;
}

const itself = (says: ReactNode): ReactNode => says;

/** Returns the time until which raised hands stop the clock; `null` if no hand is raised. */
export const standsUntil = (card: Card | null): number | null =>
  card === null || card.time === null ? null : (card.handsRaised.at(-1)?.until ?? null);

interface StandingProps extends Required<Pick<ClockStandsProps, 'held' | 'draw' | 'otherwise'>> {
  readonly hands: Card['handsRaised'];
  readonly until: number;
}

function Standing({ hands, until, held, draw, otherwise }: StandingProps) {
  const now = useServerClock(!held);
  if (now >= until) return otherwise;
  const who = hands.filter((hand) => hand.until !== null && hand.until > now).map(({ faction }) => faction);
  return draw(
    <span className={styles.stands}>
      <Icon name="palm" />{' '}
      <span aria-hidden>
        {held ? formatWhoStopped(who) : formatStands(who, Math.ceil((until - now) / 1000) * 1000)}
      </span>
      <span className="unseen" role="status">
        {formatWhoStopped(who)}
      </span>
    </span>,
  );
}
