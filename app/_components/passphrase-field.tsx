'use client';
import { ExactField } from './exact-field.tsx';

interface PassphraseFieldProps {
  readonly label: string;
  /** Where it is typed before others, who are not to learn it. */
  readonly covered?: boolean;
  readonly value: string;
  readonly onChange: (passphrase: string) => void;
}

/** A passphrase of a table's file or half of it, readable where it is thought of: it must be said again another day. */
export const PassphraseField = (field: PassphraseFieldProps) => <ExactField {...field} longest={200} />;
