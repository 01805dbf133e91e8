import { costAt, formatPayee, formatShares, formatSum, SHIPPING, type FactionId } from '#client';
import { Icon } from '#app/_components/icon.tsx';
import { fareOf, sharesOf, shippedBy, type ShipChoice, type Shipping } from './ship-choice.ts';
import styles from './turn-planner.module.css';

interface PriceProps {
  readonly shipping: Shipping;
  readonly choice: ShipChoice;
  readonly reader: FactionId;
}

/** Shows the price of the shipment, the faction that receives it, and the other factions that pay. */
export function Price({ shipping, choice, reader }: PriceProps) {
  const fare = fareOf(shipping, choice);
  const count = shippedBy(choice);
  const cost = costAt(fare, count);
  const { payee, paid } = sharesOf(shipping, choice, reader);
  return (
    <div className={styles.price} aria-live="polite">
      <p className={styles.sum}>
        {cost === 0 ? (
          SHIPPING.free
        ) : (
          <>
            <span>{formatSum(count, fare)}</span>
            <span aria-hidden>=</span>
            <b className={styles.cost}>
              <Icon name="gem" label="Spice" />
              {cost}
            </b>
            <span>{formatPayee(payee)}</span>
          </>
        )}
      </p>
      {paid.some(({ by }) => by !== reader) && <p className={styles.soft}>{formatShares(paid, reader)}</p>}
    </div>
  );
}
