'use client';
import { Button } from '#app/_components/button.tsx';
import { FREE_PLAY } from '#lib/features/free-play/messages/sheet.ts';
import styles from './free-play.module.css';
import { type Offer, wordsAfter } from './offers.ts';

interface ChoiceOfCardsProps {
  readonly offers: readonly Offer[];
  /** The terms chosen so far. */
  readonly wanted: readonly string[];
  readonly onChoose: (wanted: readonly string[]) => void;
}

/** Shows the uses of a card. Below the chosen use it asks for all further details, one after the other. */
export function ChoiceOfCards({ offers, wanted, onChoose }: ChoiceOfCardsProps) {
  const [act] = wanted;
  return (
    <div className={styles.offers} role="group" aria-label={FREE_PLAY.label}>
      {wordsAfter(offers, []).map((words) => (
        <div key={words} className={styles.offer}>
          <Button
            chosen={words === act}
            onClick={() => {
              onChoose([words]);
            }}
          >
            {words}
          </Button>
          {words === act && <Details offers={offers} wanted={wanted} onChoose={onChoose} />}
        </div>
      ))}
    </div>
  );
}

function Details({ offers, wanted, onChoose }: ChoiceOfCardsProps) {
  const levels = wanted.map((_, at) => wanted.slice(0, at + 1)).map((chosen) => wordsAfter(offers, chosen));
  return levels.map((words, at) =>
    words.length === 0 ? null : (
      <div key={at} className={styles.details} role="group" aria-label={FREE_PLAY.details}>
        {words.map((word) => (
          <Button
            key={word}
            small
            chosen={word === wanted[at + 1]}
            onClick={() => {
              onChoose([...wanted.slice(0, at + 1), word]);
            }}
          >
            {word}
          </Button>
        ))}
      </div>
    ),
  );
}
