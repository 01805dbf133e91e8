'use client';
import { useState } from 'react';
import { contains, firstAnswer, kindOf, formatCardKind, cardName, type PlayedCard, type SeatView } from '#client';
import { CARD_ICONS } from '#app/_components/treachery-card.tsx';
import { Icon } from '#app/_components/icon.tsx';
import { Button } from '#app/_components/button.tsx';
import { PromptLayout } from '#app/_components/prompt/prompt-layout.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { KEEP } from '#lib/features/battle/messages/asked.ts';
import styles from './keep-cards.module.css';
import askedStyles from '#app/_components/prompt/prompt-layout.module.css';

type Fates = { readonly [slot: string]: boolean };

/** Lets the winner choose for each card whether it stays in the hand or goes to the discards. */
export function KeepCardsPage({ prompt, view, onAnswer, sending, trouble }: PromptPageProps<'keep-cards'>) {
  const slots = slotsOf(prompt.answers);
  const [fates, setFates] = useState<Fates>(() => Object.fromEntries(slots.map((slot) => [slot, true])));
  const cards = playedCards(view).filter(({ slot }) => slots.includes(slot));
  const kept = cards.filter(({ slot }) => fates[slot] === true).length;
  return (
    <PromptLayout
      prompt={prompt}
      view={view}
      trouble={trouble}
      acts={
        <Button
          tone="act"
          sending={sending}
          onClick={() => {
            if (contains(prompt.answers, fates)) onAnswer(fates);
          }}
        >
          {kept === cards.length ? KEEP.both : kept === 0 ? KEEP.none : KEEP.one}
        </Button>
      }
    >
      {cards.map(({ slot, card }) => (
        <fieldset key={slot} className={styles.card}>
          <legend className={styles.name}>
            <Icon name={CARD_ICONS[kindOf(card)]} />
            <span>
              {cardName(card)}
              <small>{formatCardKind(kindOf(card))}</small>
            </span>
          </legend>
          <div className={askedStyles.pair}>
            {([true, false] as const).map((keep) => (
              <Button
                key={String(keep)}
                small
                chosen={fates[slot] === keep}
                onClick={() => {
                  setFates({ ...fates, [slot]: keep });
                }}
              >
                {keep ? 'Keep' : 'Discard'}
              </Button>
            ))}
          </div>
        </fieldset>
      ))}
    </PromptLayout>
  );
}

function slotsOf(answers: PromptPageProps<'keep-cards'>['prompt']['answers']): readonly string[] {
  const first = firstAnswer(answers);
  return typeof first === 'object' && first !== null ? Object.keys(first) : [];
}

/** Returns the cards that this seat played in the battle. */
function playedCards({ mine: { plan } }: SeatView): readonly PlayedCard[] {
  return [plan?.weapon, plan?.defense].flatMap((card) => (card === null || card === undefined ? [] : [card]));
}
