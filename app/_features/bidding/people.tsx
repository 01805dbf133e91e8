import { factionName, type TableView } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { formatOfBidder } from '#lib/features/bidding/messages/auction.ts';
import { hasPassed } from './has-passed.ts';
import styles from './people.module.css';

/** Shows all players at the lower edge, in order of play, with each player’s last bid or pass for this card. */
export function People({ bidding }: { readonly bidding: NonNullable<TableView['bidding']> }) {
  const { card, hands } = bidding;
  return (
    <ul className={styles.people}>
      {hands.map(({ faction }) => (
        <li key={faction} className={styles.one} data-now={card?.awaited === faction}>
          <FactionDisc
            faction={faction}
            state={hasPassed(card, faction) ? 'passed' : card?.awaited === faction ? 'awaited' : 'plain'}
          />
          <span className={styles.name} data-faction={faction}>
            {factionName(faction)}
          </span>
          <span className={styles.word}>{formatOfBidder(bidding, faction, null)}</span>
        </li>
      ))}
    </ul>
  );
}
