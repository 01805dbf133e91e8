import type { Ref } from 'react';
import { MAX_CHARACTERS, troubleWithName } from '#client';
import { LineField } from './line-field.tsx';
import { Explained } from './refusal.tsx';

interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (name: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A field for a person's name. It says if others could not read it. */
export function NameField(field: NameFieldProps) {
  const trouble = troubleWithName(field.value);
  return (
    <>
      <LineField
        {...field}
        maxLength={MAX_CHARACTERS}
        autoComplete="given-name"
        autoCapitalize="words"
        enterKeyHint="done"
      />
      {trouble !== null && <Explained {...trouble} />}
    </>
  );
}
