import type { ReactNode } from 'react';
import type { Prompt, ShipAsked } from '#client';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import type { ShipChoice, Shipping } from './ship-choice.ts';

/** A page on which a shipment is laid out. */
export type ShippingPage = Pick<PromptPageProps, 'view' | 'onAnswer' | 'sending' | 'trouble'> & {
  readonly prompt: Prompt & ShipAsked;
};

/** What both steps of it are given. */
export interface ShipStepProps {
  readonly page: ShippingPage;
  readonly shipping: Shipping;
  readonly choice: ShipChoice;
  readonly onChange: (choice: ShipChoice) => void;
  /** What is said above the choices: that what was laid out no longer goes. */
  readonly above?: ReactNode;
}
