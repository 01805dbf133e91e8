'use client';
import { ExactField } from './exact-field.tsx';

interface PassphraseFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (passphrase: string) => void;
}

/** A passphrase of a table's file or half of it, readable, since whoever types it must be able to say it again. */
export const PassphraseField = (field: PassphraseFieldProps) => <ExactField {...field} longest={200} />;
