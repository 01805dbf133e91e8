'use client';
import type { ReactNode } from 'react';
import { kindOf, cardName, type AnswerValue } from '#client';
import { Icon } from '../icon.tsx';
import { CARD_ICONS } from '../treachery-card.tsx';
import type { CardOffer } from './card-offers.ts';
import { PLAYED_AS } from './cards-messages.ts';
import styles from './choosing.module.css';

interface UnnamedCardsProps {
  readonly legend?: ReactNode;
  readonly offers: readonly Pick<CardOffer, 'card' | 'value'>[];
  readonly isChosen: (value: AnswerValue) => boolean;
  readonly onChoose: (value: AnswerValue) => void;
}

/** The possible names of an unknown card, apart from the known cards. */
export function UnnamedCards({ legend = PLAYED_AS, offers, isChosen, onChoose }: UnnamedCardsProps) {
  if (offers.length === 0) return null;
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.names}>
        {offers.map(({ card, value }) => (
          <button
            key={card}
            type="button"
            className={styles.name}
            aria-pressed={isChosen(value)}
            onClick={() => {
              onChoose(value);
            }}
          >
            <Icon name={CARD_ICONS[kindOf(card)]} /> {cardName(card)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
