'use client';
import { useState } from 'react';
import { type FactionId, heldCardName } from '#client';
import choosing from '#app/_components/cards/choosing.module.css';
import { FactionDisc, FactionName } from '#app/_components/faction-disc.tsx';
import { CoveredChoices } from '#app/_components/prompt/covered-choices.tsx';
import { FormPrompt } from '#app/_components/prompt/form-prompt.tsx';
import { OptionList } from '#app/_components/prompt/option-list.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { TreacheryCard } from '#app/_components/treachery-card.tsx';
import { CARD_TO_GIVE, formatGiveTo } from '#lib/factions/bene-tleilaxu/card-gift/messages/phone.ts';

/** Asks for a card of the hand and its receiver. The receivers are public; the card lies under a cover. */
export function CardToGivePage(page: PromptPageProps<'card-to-give'>) {
  const { prompt, view, onAnswer } = page;
  const [slot, setSlot] = useState<string | undefined>(undefined);
  const [to, setTo] = useState<FactionId | undefined>(undefined);
  return (
    <FormPrompt
      page={page}
      answer={slot === undefined || to === undefined ? undefined : { slot, to }}
      missing={CARD_TO_GIVE.missing}
      act={to === undefined ? CARD_TO_GIVE.before : formatGiveTo(to)}
      instead={{
        says: CARD_TO_GIVE.none,
        onTake: () => {
          onAnswer('none');
        },
      }}
    >
      <CoveredChoices what={CARD_TO_GIVE.hand}>
        <div className={choosing.cards} role="group" aria-label={CARD_TO_GIVE.label}>
          {view.mine.hand.map((held) => (
            <TreacheryCard
              key={held.slot}
              card={held.card}
              label={heldCardName(held.card)}
              chosen={slot === held.slot}
              onChoose={() => {
                setSlot(held.slot);
              }}
            />
          ))}
        </div>
      </CoveredChoices>
      <OptionList
        label={CARD_TO_GIVE.to}
        fromLeft
        low
        wanted={to}
        choices={prompt.to.map((value) => ({
          value,
          says: (
            <>
              <FactionDisc faction={value} />
              <FactionName faction={value} />
            </>
          ),
        }))}
        onChoose={setTo}
      />
    </FormPrompt>
  );
}
