import type { Ref } from 'react';
import { LineField } from './line-field.tsx';

const LONGEST_NAME = 24;

interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (name: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A person's name, for the others to read. */
export const NameField = (field: NameFieldProps) => (
  <LineField {...field} maxLength={LONGEST_NAME} autoComplete="given-name" autoCapitalize="words" enterKeyHint="done" />
);
