'use client';
import {
  parsePlayedCard,
  contains,
  enumerate,
  getField,
  type AnswerRecord,
  type AnswerValue,
  type SeatView,
} from '#client';
import { Button } from '#app/_components/button.tsx';
import { cardOffers } from '#app/_components/cards/card-offers.ts';
import { NumberRow } from '#app/_components/number-row.tsx';
import type { PromptOf } from '#app/_components/prompt/prompt-page.ts';
import asked from '#app/_components/prompt/prompt-layout.module.css';
import { isUnnamed } from '#app/_components/cards/card-offers.ts';
import {
  HOW_YOU_PAY,
  IN_SPICE,
  KARAMA_MEANS,
  formatPaysWith,
  formatShareOf,
  SHARE_MEANS,
} from '#lib/features/bidding/messages/payment.ts';

interface PayChoicesProps {
  readonly prompt: PromptOf<'way-to-pay'>;
  readonly view: SeatView;
  readonly wanted: AnswerValue | undefined;
  readonly onChoose: (value: AnswerValue) => void;
}

/**
 * Shows the choices of payment: spice with a share of each ally’s pledge, or a card of the own hand that pays as a
 * Karama.
 */
export function PayChoices({ prompt, view: { mine }, wanted, onChoose }: PayChoicesProps) {
  const pledged = mine.pledges.received.map(({ by, sums }) => [by, sums.cards] as const);
  const most = (by: string): number => pledged.find(([ally]) => ally === by)?.[1] ?? 0;
  const share = (by: string): number => prompt.stands.shares.find((one) => one.by === by)?.most ?? most(by);
  const inSpice: AnswerRecord = {
    play: false,
    ...Object.fromEntries(prompt.helpers.map((by) => [by, Math.min(share(by), most(by))])),
  };
  const plays = [...enumerate(prompt.answers)].filter((value) => parsePlayedCard(value) !== null);
  const { known, unnamed } = cardOffers(
    plays.map((value) => ({ value, takenFrom: null })),
    mine.hand,
  );
  // Named cards of the hand are played first.
  const spare = unnamed.filter((one) => !known.some(({ card: title }) => title === one.card));
  const card = wanted === undefined ? null : parsePlayedCard(wanted);
  const spice = wanted !== undefined && card === null ? (wanted as AnswerRecord) : null;
  return (
    <>
      <div className={asked.rows} role="group" aria-label={HOW_YOU_PAY}>
        {contains(prompt.answers, inSpice) && (
          <Button
            chosen={spice !== null}
            onClick={() => {
              onChoose(inSpice);
            }}
          >
            {IN_SPICE}
          </Button>
        )}
        {[...known, ...spare].map(({ value, card: title }) => (
          <Button
            key={JSON.stringify(value)}
            chosen={card !== null && card.slot === parsePlayedCard(value)?.slot && card.card === title}
            onClick={() => {
              onChoose(value);
            }}
          >
            {formatPaysWith(title, isUnnamed(value, mine.hand))}
          </Button>
        ))}
      </div>
      {card !== null && <p>{KARAMA_MEANS}</p>}
      {spice !== null &&
        prompt.helpers.map((by) => (
          <NumberRow
            key={by}
            label={formatShareOf(by)}
            value={Number(getField(spice, by))}
            from={0}
            to={most(by)}
            onSet={(value) => {
              onChoose({ ...spice, [by]: value });
            }}
          />
        ))}
      {spice !== null && prompt.helpers.length > 0 && <p>{SHARE_MEANS}</p>}
    </>
  );
}
