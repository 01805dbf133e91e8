'use client';
import { usePressAndHold } from './use-press-and-hold.ts';
import { Icon } from './icon.tsx';

interface StepButtonProps {
  readonly name: 'minus' | 'plus';
  readonly words: string;
  readonly className: string | undefined;
  /** Whether the number has reached its limit. */
  readonly idle?: boolean;
  readonly onStep: () => void;
}

/** A minus or plus button next to a number: one step for a tap, and repeated steps while it is held. */
export function StepButton({ name, words, className, idle = false, onStep }: StepButtonProps) {
  const press = usePressAndHold(() => {
    if (!idle) onStep();
  });
  return (
    <button type="button" className={className} aria-label={words} aria-disabled={idle || undefined} {...press}>
      <Icon name={name} />
    </button>
  );
}
