import {
  ALLIANCE_OPTIONS,
  ALLIANCE_ROWS,
  houseRule,
  isAllianceOption,
  type AllianceOption,
  type OptionId,
} from '#client';
import { Choices, type Choice } from './choices.tsx';
import type { SetUpChange } from './set-up.ts';
import styles from './choices.module.css';

interface AllianceChoiceProps {
  readonly options: readonly OptionId[];
  readonly onChange: (change: SetUpChange) => void;
}

type Row = AllianceOption | 'default';

const CHOICES: readonly Choice<Row>[] = [
  { value: 'default', ...ALLIANCE_ROWS.default },
  ...ALLIANCE_OPTIONS.map((value) => {
    const { title: label, means } = houseRule(value);
    return { value, label, means };
  }),
];

/** Lets the host choose the size of an alliance, and the number of strongholds that it needs. */
export function AllianceChoice({ options, onChange }: AllianceChoiceProps) {
  return (
    <Choices
      legend={ALLIANCE_ROWS.title}
      choices={CHOICES}
      chosen={options.find(isAllianceOption) ?? 'default'}
      onChoose={(chosen) => {
        onChange({ kind: 'alliances', option: chosen === 'default' ? null : chosen });
      }}
    >
      <p className={styles.source}>{ALLIANCE_ROWS.source}</p>
    </Choices>
  );
}
