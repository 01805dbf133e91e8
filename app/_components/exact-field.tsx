import { LineField } from './line-field.tsx';

interface ExactFieldProps {
  readonly label: string;
  readonly value: string;
  readonly longest: number;
  /** Among the small controls of the desk. */
  readonly small?: boolean;
  /** Nobody who looks on reads it. */
  readonly covered?: boolean;
  readonly onChange: (value: string) => void;
}

/** A line that is taken sign by sign as it is typed: nothing completes or corrects it. */
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
