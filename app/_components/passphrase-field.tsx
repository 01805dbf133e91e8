'use client';
import { ExactField } from './exact-field.tsx';

/** As many signs as the server asks for. */
export const SHORTEST_PASSPHRASE = 8;

interface PassphraseFieldProps {
  readonly value: string;
  readonly onChange: (passphrase: string) => void;
}

/** The passphrase of a table's file, readable, since whoever types it must be able to say it again. */
export const PassphraseField = ({ value, onChange }: PassphraseFieldProps) => (
  <ExactField
    label={`Passphrase, at least ${SHORTEST_PASSPHRASE} signs`}
    value={value}
    longest={200}
    onChange={onChange}
  />
);
