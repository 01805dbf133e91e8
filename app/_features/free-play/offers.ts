import { type AnswerValue, type EditionId, enumerate, type HandSlot, type Prompt } from '#client';
import { isUnnamed } from '#app/_components/cards/card-offers.ts';
import { formatDetails, formatFreePlay } from '#lib/features/free-play/messages.ts';
import { formatUnknownAs } from '#lib/features/free-play/messages/sheet.ts';

/** A possible play, with the terms of the play in the order in which the player chooses them. */
export interface Offer {
  readonly says: readonly string[];
  readonly answer: AnswerValue;
}

/** Returns each possible play once: with a known card if there is one, because unknown cards all look alike. */
export function offersOf(
  { answers, faction: by }: Prompt,
  hand: readonly HandSlot[],
  edition: EditionId,
): readonly Offer[] {
  const all = [...enumerate(answers)];
  const offer = (answer: AnswerValue): Offer => ({
    says: [formatFreePlay(answer, by), ...formatDetails(answer, edition)],
    answer,
  });
  const known = all.filter((answer) => !isUnnamed(answer, hand)).map(offer);
  const acts = known.map(({ says: [act] }) => act);
  const unnamed = all
    .filter((answer) => isUnnamed(answer, hand))
    .map(offer)
    .filter(({ says: [act] }) => !acts.includes(act))
    .map(({ says: [act = '', ...details], answer }) => ({ says: [formatUnknownAs(act), ...details], answer }));
  return once([...known, ...unnamed]);
}

const once = (offers: readonly Offer[]): readonly Offer[] => [
  ...new Map(offers.map((offer) => [offer.says.join('\n'), offer])).values(),
];

/** Returns the terms of the next choice, after the chosen ones. */
export const wordsAfter = (offers: readonly Offer[], chosen: readonly string[]): readonly string[] => [
  ...new Set(
    offers
      .filter(({ says }) => chosen.every((word, at) => says[at] === word))
      .flatMap(({ says }) => says.slice(chosen.length, chosen.length + 1)),
  ),
];

/** Returns the play once all its terms are chosen. Before that, returns nothing. */
export const offerOf = (offers: readonly Offer[], chosen: readonly string[]): Offer | undefined =>
  offers.find(({ says }) => says.length === chosen.length && says.every((word, at) => word === chosen[at]));
