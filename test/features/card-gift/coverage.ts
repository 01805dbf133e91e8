/** The kinds of random games that can reach the questions and the events of this feature. */
import { withTleilaxuGifts } from '../../simulate/when.ts';
import type { EventCoverage, MetPrompts } from '../../support/feature.ts';

export const events: EventCoverage<'cardGift'> = {
  CardGiftAsked: withTleilaxuGifts,
  CardGiftTimed: withTleilaxuGifts,
  CardGiftBegan: withTleilaxuGifts,
  CardGiven: withTleilaxuGifts,
  CardGiftOver: withTleilaxuGifts,
};

export const prompts: MetPrompts<'cardGift'> = {
  'give-a-card': withTleilaxuGifts,
  'card-to-give': withTleilaxuGifts,
};
