'use client';
import {
  HOUSE_RULES,
  OPTIONAL_RULES,
  houseRule,
  isAllianceOption,
  isOptionalRule,
  optionsOf,
  formatHouseRules,
  formatOptionalRules,
  type OptionId,
} from '#client';
import { Disclosure } from '../../_components/disclosure.tsx';
import { AllianceChoice } from './alliance-choice.tsx';
import { Switch } from './choices.tsx';
import type { SetUp, SetUpChange } from './set-up.ts';

interface HouseRulesProps {
  readonly setUp: SetUp;
  readonly onChange: (change: SetUpChange) => void;
}

/**
 * Shows the choices that the book leaves to the table. Each part is folded away, and a line sums it up. A host who
 * plays as printed need not read more.
 */
export function HouseRules({ setUp: { edition, layer, options, twoEach }, onChange }: HouseRulesProps) {
  const offered = optionsOf(edition, layer);
  // A player of two factions has no other allies.
  const hasRows = offered.some(isAllianceOption) && !twoEach;
  const optional = offered.filter(isOptionalRule);
  const chosen = options.filter(isOptionalRule).length;
  const switches = (shown: readonly OptionId[]) =>
    shown.map((option) => {
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
    });
  return (
    <>
      {optional.length > 0 && (
        <Disclosure title={OPTIONAL_RULES} sum={formatOptionalRules(chosen)}>
          {switches(optional)}
        </Disclosure>
      )}
      <Disclosure title={HOUSE_RULES} sum={formatHouseRules(options.length - chosen)}>
        {hasRows && <AllianceChoice options={options} onChange={onChange} />}
        {switches(offered.filter((option) => !isAllianceOption(option) && !isOptionalRule(option)))}
      </Disclosure>
    </>
  );
}
