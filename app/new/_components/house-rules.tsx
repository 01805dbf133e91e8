'use client';
import { HOUSE_RULES, houseRule, isAllianceOption, optionsOf, formatHouseRules } from '#client';
import { Disclosure } from '../../_components/disclosure.tsx';
import { AllianceChoice } from './alliance-choice.tsx';
import { Switch } from './choices.tsx';
import type { SetUp, SetUpChange } from './set-up.ts';

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
    <Disclosure title={HOUSE_RULES} sum={formatHouseRules(options.length)}>
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
    </Disclosure>
  );
}
