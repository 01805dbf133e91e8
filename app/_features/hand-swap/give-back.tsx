'use client';
import { useState } from 'react';
import { contains, heldCardName } from '#client';
import choosing from '#app/_components/cards/choosing.module.css';
import { FormPrompt } from '#app/_components/prompt/form-prompt.tsx';
import { CoveredChoices } from '#app/_components/prompt/covered-choices.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { TreacheryCard } from '#app/_components/treachery-card.tsx';
import { GIVE_BACK, formatGive, formatMissing } from '#lib/factions/harkonnen/hand-swap/messages/phone.ts';

/** Asks which cards go back for the taken cards: any cards of the hand, even cards just taken. */
export function GiveBackPage(props: PromptPageProps<'give-back'>) {
  const { to, count, taken, answers } = props.prompt;
  const { hand } = props.view.mine;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  // The owner may have entered the hand again. It may then no longer hold the chosen cards.
  const wanted = chosen.filter((slot) => hand.some((held) => held.slot === slot));
  return (
    <FormPrompt
      page={props}
      answer={contains(answers, wanted) ? wanted : undefined}
      missing={formatMissing(count)}
      act={formatGive(to, count)}
    >
      <CoveredChoices what="your hand">
        <div className={choosing.cards} role="group" aria-label={GIVE_BACK.label}>
          {hand.map(({ slot, card }) => (
            <TreacheryCard
              key={slot}
              card={card}
              label={taken.includes(slot) ? undefined : heldCardName(card)}
              note={taken.includes(slot) ? GIVE_BACK.taken : undefined}
              chosen={wanted.includes(slot)}
              onChoose={() => {
                setChosen(wanted.includes(slot) ? wanted.filter((one) => one !== slot) : [...wanted, slot]);
              }}
            />
          ))}
        </div>
      </CoveredChoices>
    </FormPrompt>
  );
}
