import type { Ref } from 'react';
import { isUnreadableName, MOST_CHARACTERS, UNREADABLE_NAME } from '#client';
import { LineField } from './line-field.tsx';
import { Explained } from './refusal.tsx';

interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (name: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A person's name, for the others to read; says so while they could not. */
export const NameField = (field: NameFieldProps) => (
  <>
    <LineField
      {...field}
      maxLength={MOST_CHARACTERS}
      autoComplete="given-name"
      autoCapitalize="words"
      enterKeyHint="done"
    />
    {isUnreadableName(field.value) && <Explained {...UNREADABLE_NAME} />}
  </>
);
