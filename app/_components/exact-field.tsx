import { LineField } from './line-field.tsx';

interface ExactFieldProps {
  readonly label: string;
  readonly value: string;
  readonly longest: number;
  /** Among the small controls of the desk. */
  readonly small?: boolean;
  readonly onChange: (value: string) => void;
}

/** A line that is taken sign by sign as it is typed: nothing completes or corrects it, and it stays readable. */
export const ExactField = ({ longest, small = false, ...field }: ExactFieldProps) => (
  <LineField
    {...field}
    size={small ? 'small' : 'usual'}
    maxLength={longest}
    autoComplete="off"
    autoCapitalize="none"
    autoCorrect="off"
    spellCheck={false}
  />
);
