import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './button.module.css';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `act` is the one bright button of a page, and `quiet` is underlined text. */
  readonly tone?: 'act' | 'plain' | 'quiet';
  /** Whether this choice among several is pressed. Missing for a button that does something. */
  readonly chosen?: boolean;
  /** Whether the command is in flight. The button stays, and a second press does nothing. */
  readonly sending?: boolean;
  readonly small?: boolean;
  readonly children: ReactNode;
}

/** A low button of cut stone: every button of Mentat. It is blue on a secret page. */
export function Button({ tone = 'plain', chosen, sending = false, small = false, onClick, ...rest }: ButtonProps) {
  const { children, className, ...attributes } = rest;
  return (
    <button
      type="button"
      {...attributes}
      className={classes(styles.button, styles[tone], small && styles.small, className)}
      aria-pressed={chosen}
      aria-disabled={sending ? true : attributes['aria-disabled']}
      onClick={(event) => {
        if (sending) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {sending ? 'Sending' : children}
    </button>
  );
}
