'use client';
import {
  type EditionId,
  type Place,
  type ShipmentWay,
  BY_CARD,
  capitalize,
  isFromReserves,
  placeName,
  formatEach,
  formatNoShipmentTo,
  formatShipTo,
  formatTerms,
  SHIPMENT_WAY,
  SHIPPING,
} from '#client';
import { Button } from '#app/_components/button.tsx';
import { boardOf } from '#app/_components/map/board-facts.ts';
import { PlaceMap } from '#app/_components/map/later.tsx';
import { PlaceInList } from '#app/_components/map/place-picker.tsx';
import { PromptLayout } from '#app/_components/prompt/prompt-layout.tsx';
import { OptionList } from '#app/_components/prompt/option-list.tsx';
import { ActOnPlace } from './act-on-place.tsx';
import { Groups } from './group-choice.tsx';
import { partsAmong, whyNotTo } from './no-shipment-to.ts';
import { Sectors } from './sectors.tsx';
import type { ShipStepProps } from './ship-step.ts';
import { fareOf, goalsOf, shippingGroups, termsOf } from './ship-choice.ts';
import styles from './turn-planner.module.css';

interface ShipWhereProps extends ShipStepProps {
  readonly onGo: () => void;
}

/**
 * Asks how the forces ship, which forces ship, and to which place: on the map or in the list, with its price or the
 * reason why it is closed.
 */
export function ShipWhere({ page, shipping, choice, onChange, above, onGo }: ShipWhereProps) {
  const { prompt, view, onAnswer, sending, trouble } = page;
  const { edition } = view.table.choices;
  const { way, group, to } = choice;
  const goals = goalsOf(shipping, choice);
  const why = to === null || way === 'back' ? null : whyNotTo(shipping, choice, to, view);
  const isWhole = (isFromReserves(way) || group !== null) && (way === 'back' || (to !== null && why === null));
  const fromBoard = isFromReserves(way) ? [] : shippingGroups(shipping, choice);
  const terms = termsOf(shipping, choice);
  const places = {
    board: boardOf(view.table),
    edition,
    open: goals,
    chosen: to,
    onChoose: (place: Place) => {
      onChange({ ...choice, to: place });
    },
  };
  return (
    <PromptLayout
      prompt={prompt}
      view={view}
      trouble={trouble}
      stays
      beneath={
        <>
          {to !== null && way !== 'back' && (
            <div aria-live="polite">
              <p className={styles.place}>
                <b className={styles.name}>{placeName(to, edition)}</b>
                {why === null && <span className={styles.each}>{formatEach(fareOf(shipping, choice))}</span>}
              </p>
            </div>
          )}
          {to !== null && why === null && (
            <Sectors
              label={placeName(to, edition)}
              parts={partsAmong(goals, to)}
              chosen={to}
              onChoose={(next) => {
                onChange({ ...choice, to: next });
              }}
            />
          )}
          {shipping.asks.terms.length > 1 && (
            <>
              <OptionList
                label={SHIPPING.which}
                beside
                choices={shipping.asks.terms.map((one) => ({ value: one.way, says: SHIPMENT_WAY[one.way] }))}
                wanted={way}
                onChoose={(next) => {
                  onChange({ ...choice, way: next, group: null, card: null });
                }}
              />
              {terms !== undefined && (
                <p className={styles.soft} aria-live="polite">
                  {capitalize(formatTerms(terms))}.
                </p>
              )}
            </>
          )}
          {terms?.byCard === true && fromBoard.length === 0 && <p className={styles.soft}>{BY_CARD.noCard}</p>}
          {fromBoard.length > 0 && (
            <Groups
              label={SHIPPING.chooseGroup}
              groups={fromBoard}
              chosen={group}
              edition={edition}
              onChoose={(one) => {
                onChange({ ...choice, group: one, counts: {} });
              }}
            />
          )}
          {way !== 'back' && <PlaceInList {...places} />}
        </>
      }
      acts={
        <>
          <ActOnPlace
            why={why === null ? null : formatNoShipmentTo(why, edition)}
            ready={isWhole}
            missing={!isFromReserves(way) && group === null ? SHIPPING.noGroup : SHIPPING.noPlace}
            sending={sending}
            onAct={onGo}
          >
            {isWhole ? formatAct(to, way, edition) : why === null ? SHIPPING.choosePlace : SHIPPING.chooseOther}
          </ActOnPlace>
          <Button
            tone="quiet"
            sending={sending}
            onClick={() => {
              onAnswer('none');
            }}
          >
            {SHIPPING.nothing}
          </Button>
        </>
      }
    >
      {above}
      {way !== 'back' && <PlaceMap {...places} />}
    </PromptLayout>
  );
}

const formatAct = (to: Place | null, way: ShipmentWay, edition: EditionId): string =>
  to === null || way === 'back' ? SHIPMENT_WAY.back : formatShipTo(to, edition);
