'use client';
import { useState } from 'react';
import {
  capitalize,
  contains,
  forceKindName,
  isFromReserves,
  NO_FORCES,
  numberOf,
  ordinaryIn,
  samePlace,
  formatHowMany,
  formatLanding,
  formatLeftInReserve,
  formatRangeAfter,
  formatFor,
  formatShip,
  formatShipped,
  formatWith,
  SHIPPING,
  type EditionId,
  type ForcesSide,
  type Place,
} from '#client';
import { Button } from '#app/_components/button.tsx';
import { LONG_REST_MS, useCover } from '#app/_components/cover/use-cover.ts';
import { Decision } from '#app/_components/decision.tsx';
import { PlaceInSmall } from '#app/_components/map/later.tsx';
import { Body } from '#app/_components/phone.tsx';
import { SubmitButton } from '#app/_components/prompt/submit-button.tsx';
import { PromptHeading } from '#app/_components/prompt/prompt-heading.tsx';
import { Stepper } from '#app/_components/stepper.tsx';
import { Switch } from '#app/_components/switch.tsx';
import { Wheel } from '#app/_components/wheel/wheel.tsx';
import wheel from '#app/_components/wheel/wheel-page.module.css';
import { GroupSteppers } from './group-steppers.tsx';
import { PayWith } from './pay-with.tsx';
import { Price } from './price.tsx';
import type { ShipStepProps } from './ship-step.ts';
import { Sides } from './sides.tsx';
import { fareOf, kindRange, shipmentSaid, shippedBy, sidesThere, termsOf, withCount } from './ship-choice.ts';
import styles from './turn-planner.module.css';

interface ShipHowManyProps extends ShipStepProps {
  readonly onBack: () => void;
}

/**
 * Asks how many forces go. Shows the price, the faction that receives it, and the range afterwards. A wheel sets the
 * number of reserves.
 */
export function ShipHowMany(step: ShipHowManyProps) {
  return isFromReserves(step.choice.way) ? <FromReserves {...step} /> : <FromBoard {...step} />;
}

function FromReserves(step: ShipHowManyProps) {
  const { page, shipping, choice, onChange } = step;
  const { prompt, view, onAnswer, sending, trouble } = page;
  const cover = useCover({ startsOpen: true, rest: LONG_REST_MS });
  const reserves = termsOf(shipping, choice)?.reserves.count ?? 0;
  const said = shipmentSaid(shipping, choice);
  const isLegal = said !== undefined && contains(prompt.answers, said);
  const fare = fareOf(shipping, choice);
  // The limit of the player's spice is secret: the hub shows it only to the player who presses it.
  const [triedFor, tryFor] = useState<ShipStepProps['choice'] | null>(null);
  return (
    <div className={wheel.page} data-wide {...cover.watch}>
      <div className={wheel.upper}>
        <PromptHeading title={formatHowMany(choice.to, view.table.choices.edition)} />
        {choice.to !== null && (
          <PlaceInSmall
            place={choice.to}
            storm={view.table.storm}
            faction={view.audience}
            forces={{ count: choice.count, special: choice.special, mercenaries: choice.mercenaries }}
            advisors={choice.side === 'advisors'}
          />
        )}
        <Beside {...step} />
        {trouble}
      </div>
      <div className={wheel.heard}>
        <div className={wheel.wheel} data-decision>
          <Wheel
            label={SHIPPING.label}
            range={{ from: 1, to: Math.max(1, reserves), step: 1 }}
            value={choice.count}
            onChange={(count) => {
              onChange(withCount(shipping, choice, count));
            }}
            say={(count) => formatShip(count, fare, choice.card?.card)}
            cover={cover}
            locked={sending}
            noAct={!isLegal && triedFor === choice}
            beside={[null, null]}
            hub={
              <span>
                {!isLegal && triedFor === choice ? (
                  SHIPPING.tooMuch
                ) : (
                  <>
                    {formatShipped(choice.count)} <br />
                    {formatFor(fare, choice.count)}
                    {choice.card !== null && (
                      <>
                        {' '}
                        <br />
                        {formatWith(choice.card.card)}
                      </>
                    )}
                  </>
                )}
              </span>
            }
            onHub={() => {
              if (isLegal) onAnswer(said);
              else tryFor(choice);
            }}
          />
        </div>
      </div>
    </div>
  );
}

function FromBoard(step: ShipHowManyProps) {
  const { page, shipping, choice, onChange } = step;
  const { prompt, view, onAnswer, sending, trouble } = page;
  const { edition } = view.table.choices;
  const said = shipmentSaid(shipping, choice);
  const isLegal = said !== undefined && contains(prompt.answers, said);
  const lacksCard = termsOf(shipping, choice)?.byCard === true && choice.card === null;
  const missing = shippedBy(choice) === 0 ? SHIPPING.nobody : lacksCard ? SHIPPING.noCard : SHIPPING.tooMuch;
  return (
    <>
      <Body>
        <PromptHeading title={formatHowMany(choice.to, edition)} />
        <Beside {...step} />
      </Body>
      <Decision>
        {trouble}
        <GroupSteppers
          group={choice.group ?? []}
          label={SHIPPING.forces}
          edition={edition}
          counts={choice.counts}
          onChange={(counts) => {
            onChange({ ...choice, counts });
          }}
        />
        <SubmitButton
          ready={isLegal}
          missing={missing}
          sending={sending}
          onAct={() => {
            if (isLegal) onAnswer(said);
          }}
        >
          {formatShip(shippedBy(choice), fareOf(shipping, choice), choice.card?.card)}
        </SubmitButton>
      </Decision>
    </>
  );
}

/** The kinds of forces that have a number of their own. */
const KINDS = [
  { kind: 'special', field: 'special' },
  { kind: 'mercenary', field: 'mercenaries' },
] as const;

/** Shows the parts next to the number: the way back, the side, special forces and mercenaries, the payer and the sum. */
function Beside({ page, shipping, choice, onChange, onBack }: ShipHowManyProps) {
  const { view } = page;
  const { edition } = view.table.choices;
  const { asks } = shipping;
  const terms = termsOf(shipping, choice);
  const reserves = terms?.reserves ?? NO_FORCES;
  const sides = sidesThere(shipping, choice);
  return (
    <div className={styles.many}>
      <Sides
        label={SHIPPING.side}
        edition={edition}
        sides={sides}
        chosen={choice.side ?? sides[0] ?? null}
        onChoose={(side) => {
          onChange({ ...choice, side });
        }}
      />
      {ordinaryIn(reserves) < reserves.count &&
        KINDS.filter(({ kind }) => numberOf(kind, reserves) > 0).map(({ kind, field }) => (
          <Stepper
            key={kind}
            label={forceKindName(kind, view.audience)}
            value={choice[field]}
            {...kindRange(shipping, choice, kind)}
            onChange={(next) => {
              onChange({ ...choice, [field]: next });
            }}
          />
        ))}
      {asks.pledged.length > 0 && (
        <Switch
          label={SHIPPING.ownSpice}
          on={choice.own}
          onChange={(own) => {
            onChange({ ...choice, own });
          }}
        />
      )}
      <Price shipping={shipping} choice={choice} reader={view.audience} />
      <div className={styles.notes}>
        {notesOn(choice, shipping, edition).map((note) => (
          <p key={note}>{note}</p>
        ))}
        <div className={styles.quiet}>
          <Button tone="quiet" small onClick={onBack}>
            {SHIPPING.otherPlace}
          </Button>
          {(terms?.byCard === true || (isFromReserves(choice.way) && fareOf(shipping, choice).each > 0)) && (
            <PayWith
              shipping={shipping}
              isNeeded={terms?.byCard === true}
              hand={view.mine.hand}
              card={choice.card}
              onChoose={(card) => {
                onChange({ ...choice, card });
              }}
            />
          )}
        </div>
      </div>
    </div>
  );
}

function notesOn(choice: ShipStepProps['choice'], shipping: ShipStepProps['shipping'], edition: EditionId) {
  const { way, to, count } = choice;
  const { asks } = shipping;
  const terms = termsOf(shipping, choice);
  if (to === null || way === 'back' || terms === undefined) return [];
  const landing = terms.landings.find((one) => samePlace(one, to));
  const range = rangeAfter(asks, to, choice.side);
  return [
    ...(landing?.inStorm === true ? [formatLanding(landing, count, asks.stormTakes, edition)] : []),
    ...(isFromReserves(way) ? [capitalize(formatLeftInReserve(terms.reserves.count - count))] : []),
    formatRangeAfter(range, range === asks.rangeByAir),
  ];
}

/** Returns how far the forces may move after this shipment. Advisors never fly. */
function rangeAfter(asks: ShipStepProps['shipping']['asks'], to: Place, side: ForcesSide | null): number {
  if (side === 'advisors') return asks.rangeOnFoot;
  return asks.ornithoptersAt.includes(to.territory) ? asks.rangeByAir : asks.range;
}
