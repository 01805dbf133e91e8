'use client';
import { useId } from 'react';
import { BIDDING_WAYS, type BiddingWay } from '#client';
import { useIsHydrated } from '#app/_browser/use-is-hydrated.ts';
import { HOW_WE_BID, WAY } from '#lib/features/bidding/messages/ways.ts';
import styles from './ways.module.css';

interface WaysProps {
  readonly way: BiddingWay;
  readonly onChoose: (way: BiddingWay) => void;
}

/** Shows the five ways of bidding. One of them is chosen. */
export function Ways({ way, onChoose }: WaysProps) {
  const name = useId();
  const isAwake = useIsHydrated();
  return (
    <fieldset className={styles.ways} inert={!isAwake}>
      <legend className="unseen">{HOW_WE_BID}</legend>
      {BIDDING_WAYS.map((one) => (
        <label key={one} className={styles.way}>
          <input
            type="radio"
            name={name}
            checked={one === way}
            onChange={() => {
              onChoose(one);
            }}
          />
          <span>
            {WAY[one].name}
            <small>{WAY[one].means}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
