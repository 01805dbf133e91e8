'use client';
import { useState, type ReactNode } from 'react';
import { contains, type AnswerValue } from '#client';
import { useBack } from '#app/_components/use-back.ts';
import { ResumeDraft } from './resume-draft.tsx';
import { firstShipment, shipmentNow, shipmentSaid, type ShipChoice, type Shipping } from './ship-choice.ts';
import { ShipHowMany } from './ship-how-many.tsx';
import type { ShippingPage, ShipStepProps } from './ship-step.ts';
import { ShipWhere } from './ship-where.tsx';
import { useTurnDraft } from './turn-drafts-provider.tsx';

interface ShipFormProps {
  readonly page: ShippingPage;
  /** The prepared shipment. */
  readonly laid: AnswerValue | null;
  /** Whether the shipment is prepared for a turn that is still to come. */
  readonly ahead?: boolean;
  readonly above?: ReactNode;
}

/** A shipment on the page, and the present step of the page's two. */
interface Draft {
  readonly choice: ShipChoice;
  readonly counting: boolean;
}

/** Asks for the destination of a shipment with the map, and then for the number with the wheel. */
export function ShipForm({ page, laid, ahead = false, above }: ShipFormProps) {
  const { prompt } = page;
  const shipping: Shipping = { asks: prompt, answers: prompt.answers };
  const { draft, begun, lay, said } = useTurnDraft<Draft>({ matter: 'shipment', ahead, turn: page.view.table.turn });
  const [first] = useState(() => firstDraft(shipping, laid));
  const now = draft ?? first;
  const choice = shipmentNow(shipping, now.choice);
  const counting = now.counting && (choice.way === 'back' || choice.to !== null);
  const back = () => {
    lay({ choice, counting: false });
  };
  useBack(counting, back);
  const step: ShipStepProps = {
    page: {
      ...page,
      onAnswer: (value) => {
        said();
        page.onAnswer(value);
      },
    },
    shipping,
    choice,
    onChange: (next) => {
      lay({ choice: next, counting });
    },
    above: (
      <>
        {above}
        {draft === null && <ResumeDraft begun={begun} onTake={lay} />}
      </>
    ),
  };
  return counting ? (
    <ShipHowMany {...step} onBack={back} />
  ) : (
    <ShipWhere
      {...step}
      onGo={() => {
        lay({ choice, counting: true });
      }}
    />
  );
}

/** The page of a prepared shipment opens with the prepared number. */
function firstDraft(shipping: Shipping, laid: AnswerValue | null): Draft {
  const choice = firstShipment(shipping, laid);
  return { choice, counting: contains(shipping.answers, shipmentSaid(shipping, choice)) };
}
