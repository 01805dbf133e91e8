'use client';
import { effectOfCard, sameAnswer, formatBarred, type AnswerValue, type HandSlot, type CardBan } from '#client';
import { Sheet } from '#app/_components/sheet.tsx';
import { TreacheryCard } from '#app/_components/treachery-card.tsx';
import type { PromptOf } from '#app/_components/prompt/prompt-page.ts';
import { cardOffers } from '#app/_components/cards/card-offers.ts';
import { CHOOSE_CARD, formatNo, WHICH_CARD } from '#lib/features/battle/messages/plan.ts';
import { offers, PLACES, type PlanDraft } from './plan-draft.ts';
import { TakenCards } from './taken-cards.tsx';
import { UnnamedCards } from '#app/_components/cards/unnamed-cards.tsx';
import styles from '#app/_components/cards/choosing.module.css';

interface ChooseCardProps {
  readonly field: 'weapon' | 'defense';
  readonly prompt: PromptOf<'battle-plan'>;
  readonly hand: readonly HandSlot[];
  readonly draft: PlanDraft;
  readonly onChoose: (value: AnswerValue) => void;
  readonly onClose: () => void;
}

/** Returns why no card can be in a slot. Most often the hand has no card for the slot. */
function whyNoneLies(bar: CardBan | null): string {
  if (bar === null) return CHOOSE_CARD.none;
  return bar === 'no-leader' ? CHOOSE_CARD.noLeader : formatBarred(bar);
}

/**
 * Lets the player choose a weapon or a defense: a card of the hand, a name for a card that Mentat does not know, or
 * nothing.
 */
export function ChooseCard({ field, prompt, hand, draft, onChoose, onClose }: ChooseCardProps) {
  const { known, unnamed, taken, none } = cardOffers(offers(prompt.answers, draft, field), hand, PLACES);
  const isChosen = (value: AnswerValue) => draft[field] !== undefined && sameAnswer(draft[field], value);
  return (
    <Sheet title={WHICH_CARD[field]} tone="secret" onClose={onClose} closesOnLeave>
      <div className={styles.cards}>
        {known.map((offer, i) => (
          <TreacheryCard
            key={i}
            card={offer.card}
            note={effectOfCard(offer.card)}
            chosen={isChosen(offer.value)}
            onChoose={() => {
              onChoose(offer.value);
            }}
          />
        ))}
        {none !== null && (
          <TreacheryCard
            card={null}
            empty={formatNo(field)}
            chosen={isChosen(none.value)}
            onChoose={() => {
              onChoose(none.value);
            }}
          />
        )}
      </div>
      {known.length === 0 && unnamed.length === 0 && taken.length === 0 && (
        <p className={styles.legend}>{whyNoneLies(prompt.barred[field])}</p>
      )}
      <UnnamedCards offers={unnamed} isChosen={isChosen} onChoose={onChoose} />
      <TakenCards taken={taken} onChoose={onChoose} />
    </Sheet>
  );
}
