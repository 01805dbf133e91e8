import { LineField } from './line-field.tsx';

interface ExactFieldProps {
  readonly label: string;
  readonly value: string;
  readonly longest: number;
  /** Whether the field is among the small controls of the desk. */
  readonly small?: boolean;
  /** Whether the text is hidden from onlookers. */
  readonly covered?: boolean;
  readonly onChange: (value: string) => void;
}

/** A text field without completion and correction, for exact input. */
export const ExactField = ({ longest, small = false, covered = false, ...field }: ExactFieldProps) => (
  <LineField
    {...field}
    size={small ? 'small' : 'usual'}
    type={covered ? 'password' : 'text'}
    maxLength={longest}
    autoComplete="off"
    autoCapitalize="none"
    autoCorrect="off"
    spellCheck={false}
  />
);
