import { LineField } from './line-field.tsx';

interface LettersFieldProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  /** Whether the code is longer than a table’s code, so that its letters are smaller. */
  readonly long?: boolean;
  readonly onChange: (typed: string) => void;
}

/** A field for a code from another device. */
export const LettersField = ({ long = false, ...field }: LettersFieldProps) => (
  <LineField
    {...field}
    size={long ? 'long-code' : 'code'}
    autoCapitalize="characters"
    autoComplete="off"
    autoCorrect="off"
    spellCheck={false}
    inputMode="text"
    enterKeyHint="go"
  />
);
