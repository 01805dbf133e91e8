'use client';
import { formatOffer } from '#client';
import { Button } from '#app/_components/button.tsx';
import { presentationOf } from '#app/_features/prompts.ts';
import type { Offer } from './decisions.ts';

interface OffersProps {
  readonly offers: readonly Offer[];
  readonly onTake: (offer: Offer) => void;
}

/** Shows a button for each optional prompt of this seat. */
export const Offers = ({ offers, onTake }: OffersProps) =>
  offers.map((offer, at) => (
    <Button
      key={offer.id}
      tone={presentationOf(offer).quiet === true ? 'quiet' : at === 0 ? 'act' : 'plain'}
      onClick={() => {
        onTake(offer);
      }}
    >
      {formatOffer(offer.kind)}
    </Button>
  ));
