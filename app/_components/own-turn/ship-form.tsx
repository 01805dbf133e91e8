'use client';
import { useState, type ReactNode } from 'react';
import { contains, type AnswerValue } from '#client';
import { useBack } from '../use-back.ts';
import { groupNow } from './groups.ts';
import { firstShipment, shipmentSaid, shippingGroups, type ShipChoice, type Shipping } from './ship-choice.ts';
import { ShipHowMany } from './ship-how-many.tsx';
import type { ShippingPage, ShipStepProps } from './ship-step.ts';
import { ShipWhere } from './ship-where.tsx';

interface ShipFormProps {
  readonly page: ShippingPage;
  /** What was laid out ahead. */
  readonly laid: AnswerValue | null;
  readonly above?: ReactNode;
}

/** Where a shipment goes, then how many: the map, then the wheel. */
export function ShipForm({ page, laid, above }: ShipFormProps) {
  const { prompt } = page;
  const shipping: Shipping = { asks: prompt, answers: prompt.answers };
  const [laidOut, setChoice] = useState(() => firstShipment(shipping, laid));
  const choice: ShipChoice = { ...laidOut, group: groupNow(shippingGroups(shipping, laidOut), laidOut.group) };
  const [counting, setCounting] = useState(() => contains(prompt.answers, shipmentSaid(shipping, choice)));
  const back = () => {
    setCounting(false);
  };
  useBack(counting, back);
  const step: ShipStepProps = { page, shipping, choice, onChange: setChoice, above };
  return counting ? (
    <ShipHowMany {...step} onBack={back} />
  ) : (
    <ShipWhere
      {...step}
      onGo={() => {
        setCounting(true);
      }}
    />
  );
}
