'use client';
import { usePressAndHold } from './use-press-and-hold.ts';
import { Icon } from './icon.tsx';

interface StepButtonProps {
  readonly name: 'minus' | 'plus';
  readonly words: string;
  readonly className: string | undefined;
  /** At the end of what is possible. */
  readonly idle?: boolean;
  readonly onStep: () => void;
}

/** Minus or plus beside a number: a step for a tap, and one after the other while it is held. */
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
