'use client';
import { HOUSE_RULES, houseRule, isAllianceOption, optionsOf, sayHouseRules } from '#client';
import { Icon } from '../../_components/icon.tsx';
import { AllianceChoice } from './alliance-choice.tsx';
import { Switch } from './choices.tsx';
import type { SetUp, SetUpChange } from './set-up.ts';
import styles from './house-rules.module.css';

interface HouseRulesProps {
  readonly setUp: SetUp;
  readonly onChange: (change: SetUpChange) => void;
}

/** What the book leaves to the table, folded away with its sum in a line: whoever plays as printed need not read it. */
export function HouseRules({ setUp: { edition, layer, options, twoEach }, onChange }: HouseRulesProps) {
  const offered = optionsOf(edition, layer);
  // Who plays two factions has no other allies.
  const hasRows = offered.some(isAllianceOption) && !twoEach;
  return (
    <details className={styles.rules}>
      <summary className={styles.summary}>
        <h2 className={styles.title}>{HOUSE_RULES}</h2>
        <span className={styles.sum}>{sayHouseRules(options.length)}</span>
        <Icon name="unfold" className={styles.sign} />
      </summary>
      <div className={styles.list}>
        {hasRows && <AllianceChoice options={options} onChange={onChange} />}
        {offered
          .filter((option) => !isAllianceOption(option))
          .map((option) => {
            const { title, means, source } = houseRule(option);
            return (
              <Switch
                key={option}
                label={title}
                means={means}
                source={source}
                on={options.includes(option)}
                onSwitch={(on) => {
                  onChange({ kind: 'option', option, on });
                }}
              />
            );
          })}
      </div>
    </details>
  );
}
