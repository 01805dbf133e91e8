'use client';
import { effectOfCard, type AnswerValue } from '#client';
import { Icon } from '#app/_components/icon.tsx';
import { TreacheryCard } from '#app/_components/treachery-card.tsx';
import type { TakenCard } from '#app/_components/cards/card-offers.ts';
import { UnnamedCards } from '#app/_components/cards/unnamed-cards.tsx';
import { formatTakes, formatTakesUnnamed } from '#lib/features/battle/messages/plan.ts';
import type { PlanPlace } from './plan-draft.ts';
import styles from '#app/_components/cards/choosing.module.css';

interface TakenCardsProps {
  readonly taken: readonly TakenCard<PlanPlace>[];
  readonly onChoose: (value: AnswerValue) => void;
}

/**
 * Shows cards that are in other slots of this plan, after all other cards. Each card shows before the tap which slot it
 * leaves.
 */
export function TakenCards({ taken, onChoose }: TakenCardsProps) {
  return taken.map((card) => (
    <div key={card.from} className={styles.taken}>
      <TakenCardOffers card={card} onChoose={onChoose} />
    </div>
  ));
}

interface TakenCardOffersProps {
  readonly card: TakenCard<PlanPlace>;
  readonly onChoose: (value: AnswerValue) => void;
}

function TakenCardOffers({ card: { from, unnamed, offers }, onChoose }: TakenCardOffersProps) {
  const takes = (says: string) => (
    <>
      <Icon name="warning" /> {says}
    </>
  );
  return unnamed ? (
    <UnnamedCards legend={takes(formatTakesUnnamed(from))} offers={offers} isChosen={() => false} onChoose={onChoose} />
  ) : (
    <fieldset>
      <legend className={styles.legend}>{takes(formatTakes(from))}</legend>
      <div className={styles.cards}>
        {offers.map(({ card, value }) => (
          <TreacheryCard
            key={card}
            card={card}
            note={effectOfCard(card)}
            onChoose={() => {
              onChoose(value);
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}
