'use client';
import { useState } from 'react';
import { contains, specialForcesName, partName, samePlace, type Landing } from '#client';
import { formatLanding } from '#lib/features/shipment/messages/shipping.ts';
import { boardOf } from '#app/_components/map/board-facts.ts';
import { PlacePicker } from '#app/_components/map/place-picker.tsx';
import { Stepper } from '#app/_components/stepper.tsx';
import { SubmitButton } from '#app/_components/prompt/submit-button.tsx';
import { PromptLayout } from '#app/_components/prompt/prompt-layout.tsx';
import asked from '#app/_components/prompt/prompt-layout.module.css';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { BRING, formatBring } from '#lib/features/shipment/messages/phone.ts';

/** Asks for the place and number of the reserves: first an open place, then the numbers, then the result. */
export function BringReservesPage({ prompt, view, onAnswer, sending, trouble }: PromptPageProps<'bring-reserves'>) {
  const { landings, reserves, stormTakes } = prompt;
  const plain = reserves.count - reserves.special;
  const [place, setPlace] = useState<Landing | null>(null);
  const [forces, setForces] = useState(Math.min(1, plain));
  const [special, setSpecial] = useState(plain === 0 ? 1 : 0);
  const board = boardOf(view.table);
  const { edition } = view.table.choices;
  const answer = { place: place === null ? null : partName(place), forces, special };
  const whole = contains(prompt.answers, answer);
  const choose = (chosen: Parameters<typeof partName>[0]) => {
    setPlace(landings.find((landing) => samePlace(landing, chosen)) ?? null);
  };
  return (
    <PromptLayout
      prompt={prompt}
      view={view}
      trouble={trouble}
      acts={
        <>
          <p className={asked.spoken} aria-live="polite">
            {whole && place !== null && formatLanding(place, forces + special, stormTakes, edition)}
          </p>
          <SubmitButton
            ready={whole}
            missing={place === null ? BRING.noPlace : BRING.oneForce}
            sending={sending}
            onAct={() => {
              if (whole) onAnswer(answer);
            }}
          >
            {place === null ? BRING.act : formatBring(forces + special, place, edition)}
          </SubmitButton>
        </>
      }
    >
      <PlacePicker board={board} edition={edition} among={landings} chosen={place} onChoose={choose}>
        {plain > 0 && (
          <Stepper
            label={reserves.special > 0 ? BRING.ordinary : 'Forces'}
            value={forces}
            from={0}
            to={plain}
            onChange={setForces}
          />
        )}
        {reserves.special > 0 && (
          <Stepper
            label={specialForcesName(prompt.faction)}
            value={special}
            from={0}
            to={reserves.special}
            onChange={setSpecial}
          />
        )}
      </PlacePicker>
    </PromptLayout>
  );
}
