'use client';
import { ExactField } from './exact-field.tsx';

interface PassphraseFieldProps {
  readonly label: string;
  /** Whether it is hidden, because other people may look on. */
  readonly covered?: boolean;
  readonly value: string;
  readonly onChange: (passphrase: string) => void;
}

/**
 * A field for a file's passphrase or half of it. It is readable when the passphrase is first chosen, because the user
 * needs it another day.
 */
export const PassphraseField = (field: PassphraseFieldProps) => <ExactField {...field} longest={200} />;
