'use client';
import { ExactField } from './exact-field.tsx';

interface PassphraseFieldProps {
  readonly label: string;
  /** Whether the text is hidden, because other people may see the display. */
  readonly covered?: boolean;
  readonly value: string;
  readonly onChange: (passphrase: string) => void;
}

/**
 * A field for a file's passphrase, or half of it. The text is visible when the user first chooses the passphrase,
 * because the user needs to remember it.
 */
export const PassphraseField = (field: PassphraseFieldProps) => <ExactField {...field} longest={200} />;
