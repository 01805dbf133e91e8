import type { ReactNode } from 'react';
import type { Prompt, ShipAsked } from '#client';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import type { ShipChoice, Shipping } from './ship-choice.ts';

/** A page on which a shipment is made. */
export type ShippingPage = Pick<PromptPageProps, 'view' | 'onAnswer' | 'sending' | 'trouble'> & {
  readonly prompt: Prompt & ShipAsked;
};

/** The input of both steps. */
export interface ShipStepProps {
  readonly page: ShippingPage;
  readonly shipping: Shipping;
  readonly choice: ShipChoice;
  readonly onChange: (choice: ShipChoice) => void;
  /** The content above the choices: a line that the prepared shipment is no longer legal. */
  readonly above?: ReactNode;
}
